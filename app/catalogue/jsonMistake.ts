const token =
  /\s+|([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/** Kind of token that may come next. A name that ends in `OrEnd` also allows the end of the list or object. */
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd';

type Kind = 'text' | 'word' | '{' | '}' | '[' | ']' | ',' | ':';

interface State {
  readonly open: readonly ('{' | '[')[];
  readonly expected: Expected;
}

/** The state after the end of a list (`]`) or an object (`}`); null if that end isn't allowed here. */
function afterEnd({ open, expected }: State, kind: '}' | ']'): State | null {
  const [begin, empty] = kind === '}' ? (['{', 'keyOrEnd'] as const) : (['[', 'valueOrEnd'] as const);
  const mayEnd = open.at(-1) === begin && (expected === 'commaOrEnd' || expected === empty);
  return mayEnd ? { open: open.slice(0, -1), expected: 'commaOrEnd' } : null;
}

/** The state after a comma; null if a comma isn't allowed here. */
function afterComma({ open, expected }: State): State | null {
  const inner = open.at(-1);
  if (expected !== 'commaOrEnd' || !inner) return null;
  return { open, expected: inner === '{' ? 'key' : 'value' };
}

/** The state after a value or after the beginning of a list or object; null if a value isn't allowed here. */
function afterValue({ open, expected }: State, kind: 'text' | 'word' | '{' | '['): State | null {
  if (expected !== 'value' && expected !== 'valueOrEnd') return null;
  if (kind === '{') return { open: [...open, kind], expected: 'keyOrEnd' };
  if (kind === '[') return { open: [...open, kind], expected: 'valueOrEnd' };
  return { open, expected: 'commaOrEnd' };
}

/** The state after a token; null if the token isn't allowed here. */
function after(state: State, kind: Kind): State | null {
  const { open, expected } = state;
  if (kind === ':') return expected === 'colon' ? { open, expected: 'value' } : null;
  if (kind === ',') return afterComma(state);
  if (kind === '}' || kind === ']') return afterEnd(state, kind);
  const isKey = kind === 'text' && (expected === 'key' || expected === 'keyOrEnd');
  return isKey ? { open, expected: 'colon' } : afterValue(state, kind);
}

/**
 * Returns line and column, both from 1, of the first mistake in a text that isn't JSON. The function is needed because
 * the messages of `JSON.parse` don't always name the place of the mistake.
 */
export function jsonMistakeIn(text: string): { readonly line: number; readonly column: number } {
  let state: State | null = { open: [], expected: 'value' };
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) break;
    const isSpace = found[0].trim() === '';
    const kind = (found[1] ?? (found[2] === undefined ? 'word' : 'text')) as Kind;
    const next: State | null = isSpace ? state : after(state, kind);
    if (!next) break;
    state = next;
    at += found[0].length;
  }
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
