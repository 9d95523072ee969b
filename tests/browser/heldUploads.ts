import type { UploadedFile, UploadFile } from '@tuanbao/library/components/FileUpload';

/** An upload that waits until the test ends it. */
interface HeldUpload {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** Ends the upload successfully. `url` is the address of the stored file. */
  readonly arrive: (url?: string) => void;
  readonly fail: (error: Error) => void;
}

/** Returns an upload function. Each of its uploads waits until the test ends it. */
export function heldUploads(): { readonly upload: UploadFile; readonly held: HeldUpload[] } {
  const held: HeldUpload[] = [];
  const upload: UploadFile = (file, { signal, onProgress }) =>
    new Promise<UploadedFile>((resolve, reject) => {
      const arrive = (url?: string) =>
        resolve({ id: `id-${file.name}`, name: file.name, kind: 'pdf', size: file.size, ...(url && { url }) });
      held.push({ file, signal, onProgress, arrive, fail: reject });
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  return { upload, held };
}

/** Returns a file that starts with the first bytes of a PDF. */
export const pdfNamed = (name: string): File => new File(['%PDF-1.7 团体投保单'], name, { type: 'application/pdf' });

/** Returns a picture with this format and size. */
export async function imageOf(width: number, height: number, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.fillStyle = '#2a6f97';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f4a259';
  context.fillRect(0, 0, width / 2, height / 2);
  return canvas.convertToBlob({ type });
}

/** Returns a JPEG with the EXIF orientation 6. A browser shows it rotated clockwise by 90 degrees. */
export async function turnedJpeg(width: number, height: number): Promise<Blob> {
  const bytes = new Uint8Array(await (await imageOf(width, height, 'image/jpeg')).arrayBuffer());
  const marker = '\u00ff\u00e1\u0000\u0022Exif\u0000\u0000';
  const table = 'MM\u0000*\u0000\u0000\u0000\u0008\u0000\u0001';
  const orientation = '\u0001\u0012\u0000\u0003\u0000\u0000\u0000\u0001\u0000\u0006\u0000\u0000';
  const exif = Uint8Array.from(`${marker}${table}${orientation}\0\0\0\0`, (character) => character.charCodeAt(0));
  return new Blob([bytes.slice(0, 2), exif, bytes.slice(2)], { type: 'image/jpeg' });
}
