/** Unicode code of the euro sign, which has one byte in code page 936. */
const euro = 0x20ac;

/**
 * Characters that have two bytes in code page 936 (GBK), as ranges in base 36. For each range, the first number is the
 * distance from the end of the previous range. If the range has several characters, a hyphen and the number of the
 * characters after the first follow. The list is generated with Python's codec `gbk`, like the test vectors. Browsers
 * can't provide this list, because their GBK decoders use GB 18030, which has 99 more characters than GBK.
 */
const runs =
  '4k 3-1 8-1 6 w 9-1 7-2 2-1 5-1 4 2-1 2 5 i 8 g p 4 5 u 2r 2 2 2 2 2 2 2 39 g 2u 2-2 e 54-g 2-6 8-g ' +
  '2-6 1k f-1r 2 5hb 3-3 2-1 3-1 8-1 a 2-1 2 6 5k 2 4 d b 1r-b 5-9 n-3 3-3 33 7 2 4 5 3-3 3 2 2-4 3 6-3 ' +
  '6 b 4 6 e-1 3-3 7-1 12 4 c q 2b 9a-9 b-13 2t-23 5-z e-e 4-2 b-1 h-1 9-1 9-1 4 3-1 j-3 w-1 3 1j 2 ' +
  '1xa-3 2-i 6-1 3-8 o-2a 8-3 3-2d 6-2 7-10 6v-9 8 36 6j-1 d-2 3 z a 3-1 3 563-g4l hon 25 s 2a a r-3 2 ' +
  '2-1 4 7-2 2-1 3-2 sn-1 2-h 5-9 2-3 2-d 2-3 46-2l 3m-5';

/**
 * For each code of the first Unicode plane: 1 if the character has two bytes in GBK. The array is decoded from `runs`
 * when it is used for the first time.
 */
let doubleByte: Uint8Array | null = null;

function readRuns(): Uint8Array {
  const has = new Uint8Array(0x1_0000);
  let end = 0;
  for (const run of runs.split(' ')) {
    const [gap = '', more = '0'] = run.split('-');
    const start = end + Number.parseInt(gap, 36);
    end = start + Number.parseInt(more, 36);
    has.fill(1, start, end + 1);
  }
  return has;
}

/**
 * Number of bytes of a character in GBK; 0 when GBK doesn't contain the character (rare characters, emoji, lone
 * surrogates).
 */
function bytesOfCharacter(code: number): 0 | 1 | 2 {
  if (code <= 0x7f || code === euro) return 1;
  doubleByte ??= readRuns();
  return doubleByte[code] === 1 ? 2 : 0;
}

/** Length of a text in GBK, and position of the first character that GBK doesn't contain. */
export interface GbkLength {
  readonly bytes: number;
  /**
   * Position of the first character that GBK doesn't contain, counted from 1. It is 0 if GBK contains all characters.
   */
  readonly foreignAt: number;
}

/**
 * Length of a text in the encoding of the tax system (GBK, code page 936): one byte for ASCII and the euro sign, two
 * bytes for all other characters. If GBK doesn't contain a character, two bytes are counted and the position of the
 * first such character is returned.
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
