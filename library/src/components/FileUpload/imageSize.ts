/** Stored width and height of an image in pixels, before a rotation by its orientation metadata. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * True when a JPEG marker begins a frame header. A frame header contains the size of the image. The markers of frame
 * headers are C0 to CF, except C4, C8 and CC.
 */
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSizeOf(view: DataView): ImageSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (beginsFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSizeOf(view: DataView): ImageSize | null {
  if (view.byteLength < 30) return null;
  const form = view.getUint8(15);
  if (form === 0x58) {
    const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
    return { width: uint24(24) + 1, height: uint24(27) + 1 };
  }
  if (form === 0x4c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/**
 * Reads the width and height of an image from its header, without decoding the image. Returns null when the bytes don't
 * contain the width and height.
 */
export function imageSizeOf(bytes: Uint8Array, kind: 'jpeg' | 'png' | 'webp'): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'png') return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
  return kind === 'jpeg' ? jpegSizeOf(view) : webpSizeOf(view);
}
