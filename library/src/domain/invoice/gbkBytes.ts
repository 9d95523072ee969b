/** The Euro sign: code page 936 gives it one byte. */
const euro = 0x20ac;

/** Characters that GBK gives two bytes; built from the platform's own decoder, once, when first asked. */
let doubleByte: ReadonlySet<number> | null = null;

function decodedCharacters(): ReadonlySet<number> {
  const decoder = new TextDecoder('gbk');
  const characters = new Set<number>();
  const pair = new Uint8Array(2);
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue;
      pair.set([lead, trail]);
      const text = decoder.decode(pair);
      const code = text.codePointAt(0) ?? 0xfffd;
      const isPrivate = code >= 0xe000 && code <= 0xf8ff;
      if (text.length === 1 && code > 0x7f && code !== 0xfffd && !isPrivate) characters.add(code);
    }
  }
  return characters;
}

/** Bytes of one character in GBK; 0 where GBK has none for it (rare characters, emoji, halves of a pair). */
function bytesOfCharacter(code: number): 0 | 1 | 2 {
  if (code <= 0x7f || code === euro) return 1;
  doubleByte ??= decodedCharacters();
  return doubleByte.has(code) ? 2 : 0;
}

/** How long a text is in GBK, and where it can't be written. */
export interface GbkLength {
  readonly bytes: number;
  /** Position of the first character that GBK doesn't have, from 1; 0: none. */
  readonly foreignAt: number;
}

/**
 * The length of a text in the encoding of the tax system (GBK, code page 936): ASCII one byte, everything else that GBK
 * has two. A character that it doesn't have counts two and is reported.
 */
export function gbkLengthOf(text: string): GbkLength {
  let bytes = 0;
  let foreignAt = 0;
  let position = 0;
  for (const character of text) {
    position += 1;
    const length = bytesOfCharacter(character.codePointAt(0) ?? 0);
    bytes += length || 2;
    if (length === 0 && foreignAt === 0) foreignAt = position;
  }
  return { bytes, foreignAt };
}
