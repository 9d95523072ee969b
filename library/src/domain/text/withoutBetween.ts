/**
 * The text without what stands between two signs, and without the signs. What is opened and never closed stays. Takes time
 * in proportion to the text, which a regular expression for the same doesn't.
 */
export function withoutBetween(text: string, open: string, close: string): string {
  let kept = '';
  let from = 0;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
    const end = text.indexOf(close, start + open.length);
    if (end < 0) break;
    kept += text.slice(from, start);
    from = end + close.length;
  }
  return kept + text.slice(from);
}
