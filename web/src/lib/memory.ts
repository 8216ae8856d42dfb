/** What this browser remembers: name, language, and its seat at each table. */

const PREFIX = "wongpai:";

export function recall(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return ""; // storage switched off
  }
}

/** What is remembered under keys that begin so, by the rest of the key. */
export function recallAll(start: string): string[] {
  try {
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start) && localStorage.getItem(key));
    return all.map((key) => key.slice((PREFIX + start).length));
  } catch {
    return [];
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // storage switched off: the tab goes on without
  }
}
