/** A file to display. */
export interface ViewedDocument {
  /** File name for saving, with its extension. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Content of the file. */
  readonly content: Blob;
  /**
   * Address of this origin that returns the same document, to show it or to open it in a new tab. Its response has a
   * policy that lets this origin frame it (`frame-ancestors 'self'`). Without an address the content is shown by a
   * `blob:` address, to which WebKit applies the page's own policy.
   * @default the content
   */
  readonly address?: string;
  /**
   * Shows the document in the frame of this name, for example by a posted form, where the document has no address.
   * @default the frame opens the address
   */
  readonly showIn?: (frameName: string) => void;
}

/** How a document can be shown: in the browser's own PDF viewer, as a picture, or not at all. */
export type DocumentForm = 'pdf' | 'picture' | 'other';

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/**
 * The form of a media type. Pages and drawings that can hold scripts (HTML, SVG) have none: from a blob they would run
 * as the page itself.
 */
export function documentFormOf(type: string): DocumentForm {
  const plain = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (plain === 'application/pdf') return 'pdf';
  return pictures.has(plain) ? 'picture' : 'other';
}

/** Number of bytes that are searched for the number of pages. */
const maxSearched = 16 * 1024 * 1024;

/** Number of pages of a PDF according to its page tree; null where the tree is compressed or the file is no PDF. */
export async function pageCountOf(content: Blob): Promise<number | null> {
  if (content.size > maxSearched) return null;
  const text = new TextDecoder('latin1').decode(await content.arrayBuffer());
  if (!text.startsWith('%PDF-')) return null;
  const trees = [...text.matchAll(/<<(?=[^<>]*\/Type\s*\/Pages\b)[^<>]*\/Count\s+(\d+)/g)];
  const counts = trees.map(([, count]) => Number(count));
  return counts.length === 0 ? null : Math.max(...counts);
}
