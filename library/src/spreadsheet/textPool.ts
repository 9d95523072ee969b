import { damaged } from './spreadsheetError.ts';

/**
 * Many texts in one string. One string takes far less time and memory to transfer and store than thousands of strings.
 */
export interface Texts {
  readonly count: number;
  /** Returns the text with the given index; '' when no text has this index. */
  readonly at: (index: number) => string;
}

const references: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi;
const escapedUnit = /_x([\dA-Fa-f]{4})_/g;

function characterOf(code: number): string {
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/** Replaces character references such as `&#36;` and `&lt;` with their characters. */
export const resolvedReferences = (text: string): string =>
  text.replace(reference, (_, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    return decimal === undefined ? (references.get(name?.toLowerCase() ?? '') ?? '') : characterOf(Number(decimal));
  });

/**
 * Replaces escapes such as `_x000D_` with their characters. The xlsx format uses these escapes for characters that XML
 * doesn't allow.
 */
const resolvedUnits = (text: string): string =>
  text.replace(escapedUnit, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const [ampersand, underscore, carriageReturn, lineFeed, letterX] = [38, 95, 13, 10, 120];
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** Decodes UTF-8 bytes. @throws SpreadsheetError when the bytes aren't valid UTF-8 */
export function decoded(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch (error) {
    throw damaged(error);
  }
}

/** Collects texts, piece by piece, from the bytes of an XML document. */
export class TextPool {
  /** Number of texts that have been collected. */
  count = 0;

  private bytes = new Uint8Array(1 << 16);
  private length = 0;
  /** Number of UTF-16 units that have been collected. `ends` contains the end of each text, in UTF-16 units too. */
  private units = 0;
  private ends = new Uint32Array(1 << 10);

  /**
   * Appends a piece of bytes to the current text.
   * @param isVerbatim true for the bytes of a CDATA section, in which references aren't replaced
   */
  append(source: Uint8Array, start: number, end: number, isVerbatim: boolean): void {
    this.reserve(end - start);
    const { bytes } = this;
    let { length, units } = this;
    for (let at = start; at < end; at++) {
      let byte = source[at] ?? 0;
      if ((byte === ampersand && !isVerbatim) || (byte === underscore && source[at + 1] === letterX))
        return this.appendResolved(source.subarray(start, end), isVerbatim);
      if (byte === carriageReturn) {
        if (source[at + 1] === lineFeed) continue;
        byte = lineFeed;
      }
      bytes[length++] = byte;
      // Each character starts with a byte that isn't a continuation byte; a character of four bytes has two UTF-16
      // units.
      if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
    }
    this.length = length;
    this.units = units;
  }

  /** Ends the current text. @returns the index of the text; −1 when the text is empty and was therefore not added */
  commit(): number {
    if (this.units === (this.ends[this.count - 1] ?? 0)) return -1;
    return this.commitAny();
  }

  /** Ends the current text, even if it is empty. @returns the index of the text */
  commitAny(): number {
    if (this.count === this.ends.length) {
      const longer = new Uint32Array(this.ends.length * 2);
      longer.set(this.ends);
      this.ends = longer;
    }
    this.ends[this.count] = this.units;
    return this.count++;
  }

  /** Returns all collected texts. @throws SpreadsheetError when the bytes aren't valid UTF-8 */
  texts(): Texts {
    const { ends, count } = this;
    const all = decoded(this.bytes.subarray(0, this.length));
    if (all.length !== this.units) throw damaged();
    const known: (string | undefined)[] = Array.from({ length: count });
    return {
      count,
      at: (index) => {
        if (index < 0 || index >= count) return '';
        return (known[index] ??= all.slice(index === 0 ? 0 : ends[index - 1], ends[index]));
      },
    };
  }

  private appendResolved(piece: Uint8Array, isVerbatim: boolean): void {
    const text = decoded(piece).replaceAll(/\r\n?/g, '\n');
    const resolved = resolvedUnits(isVerbatim ? text : resolvedReferences(text));
    const bytes = encoder.encode(resolved); // An unpaired surrogate becomes U+FFFD.
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
    this.units += resolved.length;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const longer = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    longer.set(this.bytes.subarray(0, this.length));
    this.bytes = longer;
  }
}
