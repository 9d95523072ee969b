/**
 * Removes all parts of a text between two delimiters, together with the delimiters. A part without a closing delimiter
 * is kept. The time is proportional to the length of the text; an equivalent regular expression can take longer.
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
