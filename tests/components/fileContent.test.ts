import { describe, expect, it } from 'vitest';

import { contentKindOf } from '../../library/src/components/FileUpload/contentKind.ts';
import { imageSizeOf } from '../../library/src/components/FileUpload/imageSize.ts';
import { formatBytes } from '../../library/src/i18n/formatBytes.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of a file by its content', () => {
  it.each([
    ['a JPEG', '\u00ff\u00d8\u00ff\u00e1', 'jpeg'],
    ['a PNG', '\u0089PNG\r\n\u001a\n', 'png'],
    ['a WebP', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'webp'],
    ['another RIFF file', 'RIFF\u0000\u0000\u0000\u0000WAVEfmt ', null],
    ['a photograph as phones of Apple keep it', '\u0000\u0000\u0000\u0018ftypheic', 'heic'],
    ['an MP4 film', '\u0000\u0000\u0000\u0020ftypisom', 'mp4'],
    ['a QuickTime film', '\u0000\u0000\u0000\u0014ftypqt  ', null],
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['a PDF behind a line of something else', '\n\n%PDF-1.4', 'pdf'],
    ['a PDF named far behind the beginning', `${' '.repeat(1024)}%PDF-1.4`, null],
    ['a web page', '<!doctype html>', null],
    ['a program', 'MZ\u0090\u0000', null],
    ['nothing', '', null],
  ])('%s', (_, content, kind) => {
    expect(contentKindOf(latin(content))).toBe(kind);
  });
});

const webp = (form: string, rest: string) => `RIFF\u0000\u0000\u0000\u0000WEBPVP8${form}${rest}`.padEnd(32, '\u0000');

describe('the size that an image declares', () => {
  const png = '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000\u0000\u000f\u00a0\u0000\u0000\u000b\u00b8';
  // The JPEG contains three segments: a note, a table (its marker C4 isn't the marker of a frame), and the frame, which
  // declares a height of 3000 and a width of 4000.
  const jpeg =
    '\u00ff\u00d8\u00ff\u00e1\u0000\u0004ab\u00ff\u00c4\u0000\u0003z\u00ff\u00ff\u00c2\u0000\u0011\b\u000b\u00b8\u000f\u00a0';

  it.each([
    ['PNG', 'png', png],
    ['JPEG', 'jpeg', jpeg],
    ['WebP with losses', 'webp', webp(' ', `${'\u0000'.repeat(10)}\u00a0\u000f\u00b8\u000b`)],
    ['WebP without losses', 'webp', webp('L', '\u0000\u0000\u0000\u0000\u002f\u009f\u00cf\u00ed\u0002')],
    ['extended WebP', 'webp', webp('X', `${'\u0000'.repeat(8)}\u009f\u000f\u0000\u00b7\u000b\u0000`)],
  ] as const)('%s', (_, kind, content) => {
    expect(imageSizeOf(latin(content), kind)).toEqual({ width: 4000, height: 3000 });
  });

  it.each([
    ['JPEG', 'jpeg', jpeg.slice(0, 12)],
    ['PNG', 'png', png.slice(0, 20)],
    ['WebP', 'webp', 'RIFF'],
  ] as const)('is not known of a %s that is cut off', (_, kind, content) => {
    expect(imageSizeOf(latin(content), kind)).toBeNull();
  });
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1024, '1 KB'],
  [1_258_291, '1.2 MB'],
  [209_715_200, '200 MB'],
  [3_221_225_472, '3 GB'],
])('%i bytes are written %s', (bytes, written) => {
  expect(formatBytes(bytes)).toBe(written);
});
