const blank = /\s/;

/** Index of the character after the closing quotation mark of the string that starts at `from`. */
function endOfString(json: string, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Index of the character after the JSON value that starts at `from`. */
function endOfValue(json: string, from: number): number {
  let depth = 0;
  for (let at = from; at < json.length;) {
    const sign = json.charAt(at);
    if (sign === '"') {
      at = endOfString(json, at);
      if (depth === 0) return at;
      continue;
    }
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') {
      if (depth === 0) return at; // A number or a literal such as `true` ends where its object or array is closed.
      depth -= 1;
      if (depth === 0) return at + 1;
    }
    if (depth === 0 && sign === ',') return at;
    at += 1;
  }
  return json.length;
}

const skipBlanks = (json: string, from: number): number => {
  let at = from;
  while (blank.test(json.charAt(at))) at += 1;
  return at;
};

/**
 * Returns the exact text of a member of a JSON object. A signature over the member can be checked only with its exact
 * text. Returns null if the outermost object has no member with this name. Also returns null if the object has two
 * members with this name, because the unsigned member could be confused with the signed member.
 */
export function memberText(json: string, name: string): string | null {
  let at = skipBlanks(json, 0);
  if (json[at] !== '{') return null;
  let found: string | null = null;
  for (at = skipBlanks(json, at + 1); json[at] === '"';) {
    const endOfName = endOfString(json, at);
    const isWanted = JSON.parse(json.slice(at, endOfName)) === name;
    at = skipBlanks(json, endOfName);
    if (json[at] !== ':') return null;
    const start = skipBlanks(json, at + 1);
    at = endOfValue(json, start);
    if (isWanted && found !== null) return null;
    if (isWanted) found = json.slice(start, at).trimEnd();
    at = skipBlanks(json, at);
    if (json[at] === ',') at = skipBlanks(json, at + 1);
  }
  return found;
}
