const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Formats a number of bytes as `1.2 MB`. 1 KB is 1,024 bytes. The result has at most one decimal. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const amount = bytes / 1024 ** step;
  return `${Number(amount.toFixed(amount < 100 && step > 0 ? 1 : 0))} ${units[step]}`;
}
