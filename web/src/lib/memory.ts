/** What this browser remembers: name, language, and its seat at each table. */

const PREFIX = "wongpai:";

export function recall(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return ""; // storage switched off
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // storage switched off: the tab goes on without
  }
}
