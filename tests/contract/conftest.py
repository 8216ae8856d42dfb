from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
settings.register_profile("dev", max_examples=25, deadline=None, suppress_health_check=slow)
settings.register_profile("ci", parent=settings.get_profile("dev"), max_examples=40, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
