import { type ContentKind, contentKindOf } from './contentKind.ts';
import { type ImageSize, imageSizeOf } from './imageSize.ts';

/** Kinds of files that an upload can accept: images (JPEG, PNG, WebP), PDF, and videos (MP4). */
export type FileUploadKind = 'image' | 'pdf' | 'video';

/** Maximum sizes of the files that an upload accepts. */
export interface FileUploadLimits {
  /** Maximum size of an uploaded image in bytes. A larger image is made smaller first. @default 5 MB */
  readonly imageBytes: number;
  /**
   * Maximum length in pixels of the longer edge of an uploaded image. A longer image is made smaller first. @default
   * 2560
   */
  readonly imageEdge: number;
  /**
   * Maximum size in bytes of an image that the user chooses. It is the size before the image is made smaller. @default
   * 50 MB
   */
  readonly rawImageBytes: number;
  /**
   * Maximum number of pixels (width × height) of an image that the user chooses. A larger image would use too much
   * memory of the page. @default 100 million
   */
  readonly rawImagePixels: number;
  /** Maximum size of a PDF in bytes. @default 20 MB */
  readonly pdfBytes: number;
  /** Maximum size of a video in bytes. @default 200 MB */
  readonly videoBytes: number;
}

const megabyte = 1024 * 1024;

/** Kinds of files that an upload field accepts by default. */
export const usualKinds: readonly FileUploadKind[] = ['image', 'pdf'];

export const usualLimits: FileUploadLimits = {
  imageBytes: 5 * megabyte,
  imageEdge: 2560,
  rawImageBytes: 50 * megabyte,
  rawImagePixels: 100_000_000,
  pdfBytes: 20 * megabyte,
  videoBytes: 200 * megabyte,
};

/** The reason why an upload doesn't accept a file. */
export type FileProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'heic' }
  /** `isDisguised` is true when the name has an accepted extension but the content is of another kind. */
  | { readonly code: 'wrongKind'; readonly accept: readonly FileUploadKind[]; readonly isDisguised: boolean }
  | { readonly code: 'tooLarge'; readonly maxBytes: number }
  | { readonly code: 'tooManyPixels'; readonly maxPixels: number };

/** Result of checking the content and the size of a file: its problem, or its kind. */
export type FileVerdict =
  | { readonly problem: FileProblem }
  | { readonly problem: null; readonly kind: FileUploadKind; readonly shouldShrink: boolean };

/**
 * Number of bytes that are read from the start of a file. In a JPEG, so many bytes of metadata and colour profile can
 * come before the width and height.
 */
const headBytes = 1024 * 1024;

const kinds: Readonly<Record<Exclude<ContentKind, 'heic'>, FileUploadKind>> = {
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  pdf: 'pdf',
  mp4: 'video',
};

/** For each kind of file: the extensions and media types for the file chooser of the operating system. */
export const endingsOf: Readonly<Record<FileUploadKind, readonly string[]>> = {
  image: ['.jpg', '.jpeg', '.png', '.webp', 'image/jpeg', 'image/png', 'image/webp'],
  pdf: ['.pdf', 'application/pdf'],
  video: ['.mp4', 'video/mp4'],
};

const promisesAccepted = (name: string, accept: readonly FileUploadKind[]): boolean =>
  accept.some((kind) =>
    endingsOf[kind].some((ending) => ending.startsWith('.') && name.toLowerCase().endsWith(ending)),
  );

const refused = (problem: FileProblem): FileVerdict => ({ problem });

function imageVerdict(file: Blob, size: ImageSize | null, limits: FileUploadLimits): FileVerdict {
  if (file.size > limits.rawImageBytes) return refused({ code: 'tooLarge', maxBytes: limits.rawImageBytes });
  if (!size || size.width === 0 || size.height === 0) return refused({ code: 'unreadable' });
  if (size.width * size.height > limits.rawImagePixels)
    return refused({ code: 'tooManyPixels', maxPixels: limits.rawImagePixels });
  const isOver = file.size > limits.imageBytes || Math.max(size.width, size.height) > limits.imageEdge;
  return { problem: null, kind: 'image', shouldShrink: isOver };
}

/**
 * Checks the content and the size of a file. If the file isn't accepted, returns the problem. Otherwise returns the
 * kind of the file. `shouldShrink` is true if the image must be made smaller.
 */
export async function checkFile(
  file: File,
  accept: readonly FileUploadKind[],
  limits: FileUploadLimits,
): Promise<FileVerdict> {
  if (file.size === 0) return refused({ code: 'empty' });
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  } catch {
    return refused({ code: 'unreadable' }); // The file was moved or changed after the user had chosen it.
  }
  const content = contentKindOf(head);
  if (content === 'heic' && accept.includes('image')) return refused({ code: 'heic' });
  const kind = content === null || content === 'heic' ? null : kinds[content];
  if (kind === null || !accept.includes(kind))
    return refused({ code: 'wrongKind', accept, isDisguised: promisesAccepted(file.name, accept) });
  if (content === 'jpeg' || content === 'png' || content === 'webp')
    return imageVerdict(file, imageSizeOf(head, content), limits);
  const maxBytes = kind === 'pdf' ? limits.pdfBytes : limits.videoBytes;
  return file.size > maxBytes ? refused({ code: 'tooLarge', maxBytes }) : { problem: null, kind, shouldShrink: false };
}
