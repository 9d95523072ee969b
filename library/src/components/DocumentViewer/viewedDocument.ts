/** A file that the viewer shows. */
export interface ViewedDocument {
  /** File name for saving, including the extension. */
  readonly name: string;
  /** Media type, for example `application/pdf`; it decides how the document is shown. */
  readonly type: string;
  /** Content as a blob; it is used for saving, and for showing a document without an address. */
  readonly content: Blob;
  /**
   * Address on this origin that returns the same document, for the viewer and for a new tab. Its response must allow
   * this origin to frame it (`frame-ancestors 'self'`). Without an address, the content is shown with a `blob:`
   * address, to which WebKit applies the policy of the page.
   * @default the address of a blob with the content
   */
  readonly address?: string;
  /**
   * Shows the document in the frame with this name, for example by submitting a form to it. Use it when the document
   * has no address.
   * @default the frame opens the address
   */
  readonly showIn?: (frameName: string) => void;
}

/** Way to show a document: in the browser's PDF viewer, as a picture, or not at all. */
export type DocumentForm = 'pdf' | 'picture' | 'other';

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/**
 * The way to show a media type. HTML and SVG aren't shown, because they can contain scripts, and from a blob the
 * scripts would run with the rights of this page.
 */
export function documentFormOf(type: string): DocumentForm {
  const plain = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (plain === 'application/pdf') return 'pdf';
  return pictures.has(plain) ? 'picture' : 'other';
}

/** Maximum size in bytes of a PDF whose number of pages is determined. */
const maxSearched = 16 * 1024 * 1024;

/** Number of pages of a PDF, read from its page tree. Null when the page tree is compressed or the file isn't a PDF. */
export async function pageCountOf(content: Blob): Promise<number | null> {
  if (content.size > maxSearched) return null;
  const text = new TextDecoder('latin1').decode(await content.arrayBuffer());
  if (!text.startsWith('%PDF-')) return null;
  const trees = [...text.matchAll(/<<(?=[^<>]*\/Type\s*\/Pages\b)[^<>]*\/Count\s+(\d+)/g)];
  const counts = trees.map(([, count]) => Number(count));
  return counts.length === 0 ? null : Math.max(...counts);
}
