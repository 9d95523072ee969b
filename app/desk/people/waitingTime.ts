const hourMs = 3_600_000;

/** Returns the time since an instant: whole days, and the whole hours that remain. */
export function waitingTime(since: string, now: Date): { readonly days: number; readonly hours: number } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / hourMs));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
