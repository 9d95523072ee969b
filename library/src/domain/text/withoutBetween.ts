/**
 * The text without the parts between two signs, and without the signs. An unclosed part is kept. The time is
 * proportional to the length, unlike that of an equivalent regular expression.
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
