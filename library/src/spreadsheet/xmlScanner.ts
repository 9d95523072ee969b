import { type PlainCell, plainCellEnd } from './plainCell.ts';
import { plainItemEnd } from './plainItem.ts';
import { damaged } from './spreadsheetError.ts';
import type { TextPool } from './textPool.ts';

/**
 * Results of `XmlScanner.next`. `more`: all bytes were used, or they end inside a token, so the next piece is needed.
 * `done`: the document has ended.
 */
export const xmlToken = { more: 0, start: 1, end: 2, text: 3, done: 4 } as const;
export type XmlToken = (typeof xmlToken)[keyof typeof xmlToken];

const [lessThan, greaterThan, slash, bang, question] = [60, 62, 47, 33, 63];
const [doubleQuote, singleQuote, colon, equals, bracket, dash] = [34, 39, 58, 61, 91, 45];
const isSpace = (byte: number | undefined) => byte === 32 || byte === 10 || byte === 13 || byte === 9;

/** Maximum length of a token in bytes. It is far above the 32,767 characters that a cell can have. */
const longestToken = 1 << 20;
const nothing: Uint8Array = new Uint8Array(0);

const mixed = (hash: number, byte: number) => (Math.imul(hash, 31) + byte) | 0;

/**
 * Hash of a tag or attribute name. The scanner compares names as numbers, because creating a string for each tag would
 * be slow.
 */
export const xmlName = (name: string): number =>
  Array.from(name).reduce((hash, each) => mixed(hash, each.charCodeAt(0)), 7);

/**
 * A pull parser for XML tags and texts. It reads UTF-8 bytes that arrive in pieces. It builds no tree and creates no
 * object for a token: the fields of the scanner describe the current token until the next call. Names are local names,
 * without prefixes and namespaces.
 */
export class XmlScanner {
  /** The bytes that are available. `start` and `end` are indexes in this array. */
  bytes: Uint8Array = nothing;
  start = 0;
  end = 0;
  /** Local name of the current tag as a hash; see `xmlName`. */
  name = 0;
  /** True when the current text is a CDATA section, in which references aren't replaced. */
  isVerbatim = false;
  /** True while the caller needs the texts; otherwise they are skipped. */
  wantsText = false;
  /**
   * Local name of the current attribute as a hash; `hasPrefix` is true when the name has a prefix. The raw value of the
   * attribute is between `start` and `end`.
   */
  attribute = 0;
  hasPrefix = false;

  private window = nothing;
  private at = 0;
  private isLast = false;
  private endsItself = false;
  private attributeAt = 0;
  private tagEnd = 0;

  /** Adds the next piece of bytes; null means that there are no more pieces. */
  feed(piece: Uint8Array | null): void {
    if (piece === null) {
      this.isLast = true;
      return;
    }
    const left = this.bytes.length - this.at;
    if (left > longestToken) throw damaged();
    if (left === 0) this.bytes = piece;
    else {
      const { window } = this;
      const length = left + piece.length;
      // The buffer is used again if it is long enough. A new buffer for each piece would allocate as many bytes as the
      // whole document.
      const next = window.length < length ? new Uint8Array(length * 2) : window;
      if (this.bytes.buffer === next.buffer)
        next.copyWithin(0, this.bytes.byteOffset + this.at, this.bytes.byteOffset + this.bytes.length);
      else next.set(this.bytes.subarray(this.at));
      next.set(piece, left);
      this.window = next;
      this.bytes = next.subarray(0, length);
    }
    this.at = 0;
  }

  next(): XmlToken {
    if (this.endsItself) {
      this.endsItself = false;
      return xmlToken.end;
    }
    const { bytes } = this;
    for (;;) {
      if (this.at >= bytes.length) return this.isLast ? xmlToken.done : xmlToken.more;
      if (bytes[this.at] !== lessThan) {
        const open = bytes.indexOf(lessThan, this.at);
        if (!this.wantsText) this.at = open === -1 ? bytes.length : open;
        else if (open === -1 && !this.isLast) return xmlToken.more;
        else return this.textUntil(open === -1 ? bytes.length : open, false);
        continue;
      }
      const kind = bytes[this.at + 1];
      if (kind === bang || kind === question || kind === undefined) {
        const token = this.passMarkup(kind);
        if (token !== null) return token;
        continue;
      }
      return this.tag(kind === slash);
    }
  }

  /**
   * Reads a cell with `plainCellEnd`, and moves to the token after the cell.
   * @returns false, without moving, when the next token isn't a plain cell
   */
  passPlainCell(into: PlainCell): boolean {
    return this.goTo(this.endsItself ? -1 : plainCellEnd(this.bytes, this.at, into));
  }

  /**
   * Reads a shared text with `plainItemEnd`, and moves to the token after the text.
   * @returns false, without moving, when the next token isn't a plain item
   */
  passPlainItem(into: TextPool): boolean {
    return this.goTo(this.endsItself ? -1 : plainItemEnd(this.bytes, this.at, into));
  }

  /** Moves to the next attribute of the start tag. @returns false when no attribute is left */
  // oxlint-disable-next-line eslint/complexity -- one pass over the bytes of every attribute, whose state is in local variables
  nextAttribute(): boolean {
    const { bytes, tagEnd } = this;
    let at = this.attributeAt;
    while (at < tagEnd && (isSpace(bytes[at]) || bytes[at] === slash)) at++;
    if (at >= tagEnd) return false;
    let name = 7;
    this.hasPrefix = false;
    for (; at < tagEnd; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === equals || isSpace(byte)) break;
      if (byte === colon) {
        name = 7;
        this.hasPrefix = true;
      } else name = mixed(name, byte);
    }
    while (at < tagEnd && (bytes[at] === equals || isSpace(bytes[at]))) at++;
    const quote = bytes[at];
    if (quote !== doubleQuote && quote !== singleQuote) throw damaged();
    let close = at + 1;
    while (close < tagEnd && bytes[close] !== quote) close++;
    if (close >= tagEnd) throw damaged();
    this.attribute = name;
    this.start = at + 1;
    this.end = close;
    this.attributeAt = close + 1;
    return true;
  }

  private goTo(end: number): boolean {
    if (end === -1) return false;
    this.at = end;
    return true;
  }

  private incomplete(): XmlToken {
    if (this.isLast) throw damaged();
    return xmlToken.more;
  }

  private textUntil(end: number, isVerbatim: boolean): XmlToken {
    this.start = this.at;
    this.end = end;
    this.isVerbatim = isVerbatim;
    this.at = end;
    return xmlToken.text;
  }

  // oxlint-disable-next-line eslint/complexity -- one pass over the bytes of every tag, whose state is in local variables
  private tag(isEnd: boolean): XmlToken {
    const { bytes } = this;
    const from = this.at + (isEnd ? 2 : 1);
    let at = from;
    let name = 7;
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === greaterThan || byte === slash || byte <= 32) break;
      name = byte === colon ? 7 : mixed(name, byte);
    }
    this.attributeAt = at;
    while (at < bytes.length && bytes[at] !== greaterThan) {
      const byte = bytes[at++];
      if (byte !== doubleQuote && byte !== singleQuote) continue;
      while (at < bytes.length && bytes[at] !== byte) at++;
      if (at++ >= bytes.length) return this.incomplete();
    }
    if (at >= bytes.length) return this.incomplete();
    this.name = name;
    this.tagEnd = at;
    this.at = at + 1;
    this.endsItself = !isEnd && bytes[at - 1] === slash;
    return isEnd ? xmlToken.end : xmlToken.start;
  }

  /**
   * Reads markup that is neither a start tag nor an end tag. Skips a comment, a processing instruction, or a CDATA
   * section whose text isn't needed.
   * @returns `text` for a CDATA section whose text is needed; `more` when the markup isn't complete yet; null when the
   * markup was skipped
   */
  private passMarkup(kind: number | undefined): XmlToken | null {
    const { bytes, at } = this;
    if (kind === question) return this.passUntil([question, greaterThan], at + 2);
    const [third, fourth] = [bytes[at + 2], bytes[at + 3]];
    if (fourth === undefined) return this.incomplete();
    if (third === dash && fourth === dash) return this.passUntil([dash, dash, greaterThan], at + 4);
    if (third !== bracket) throw damaged(); // A document type isn't allowed in workbooks, so entities can't be defined.
    const from = at + '<![CDATA['.length;
    const close = this.find([93, 93, greaterThan], from);
    if (close === -1) return this.incomplete();
    if (!this.wantsText) {
      this.at = close + 3;
      return null;
    }
    this.start = from;
    this.end = close;
    this.isVerbatim = true;
    this.at = close + 3;
    return xmlToken.text;
  }

  private passUntil(mark: readonly number[], from: number): XmlToken | null {
    const found = this.find(mark, from);
    if (found === -1) return this.incomplete();
    this.at = found + mark.length;
    return null;
  }

  private find(mark: readonly number[], from: number): number {
    const [first = 0] = mark;
    for (let at = this.bytes.indexOf(first, from); at !== -1; at = this.bytes.indexOf(first, at + 1)) {
      if (mark.every((byte, index) => this.bytes[at + index] === byte)) return at;
    }
    return -1;
  }
}
