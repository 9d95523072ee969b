/** A document that the viewer shows. */
export interface ViewedDocument {
  /** File name with which the document is saved, including the extension. */
  readonly name: string;
  /** Media type of the document, for example `application/pdf`. The media type decides how the document is shown. */
  readonly type: string;
  /**
   * Content of the document. The viewer saves this blob, and shows the blob of a picture or of a PDF without `address`
   * and `showIn`.
   */
  readonly content: Blob;
  /**
   * Address on this origin that returns the same PDF, for the viewer and for a new tab. Pictures need no address. The
   * response must allow framing by this origin (`frame-ancestors 'self'`). If there is no address, the content is shown
   * with a `blob:` address; WebKit applies the page's Content Security Policy to such an address.
   * @default the address of a blob with the content
   */
  readonly address?: string;
  /**
   * Shows the PDF in the frame with this name, for example by submitting a form to the frame. Use it for a PDF without
   * an address.
   * @default the frame opens the address
   */
  readonly showIn?: (frameName: string) => void;
}

/** The way in which a document is shown: in the browser's PDF viewer, as a picture, or not at all (`other`). */
export type DocumentForm = 'pdf' | 'picture' | 'other';

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/**
 * The way in which a document of a media type is shown. HTML and SVG aren't shown, because they can contain scripts. In
 * a blob, these scripts would have the same rights as this page.
 */
export function documentFormOf(type: string): DocumentForm {
  const plain = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (plain === 'application/pdf') return 'pdf';
  return pictures.has(plain) ? 'picture' : 'other';
}

/** Maximum size in bytes of a PDF whose pages are counted. */
const maxSearched = 16 * 1024 * 1024;

/**
 * Number of pages of a PDF, read from its page tree. Returns null when the page tree is compressed, or the content
 * isn't a PDF or is too large.
 */
export async function pageCountOf(content: Blob): Promise<number | null> {
  if (content.size > maxSearched) return null;
  const text = new TextDecoder('latin1').decode(await content.arrayBuffer());
  if (!text.startsWith('%PDF-')) return null;
  const trees = [...text.matchAll(/<<(?=[^<>]*\/Type\s*\/Pages\b)[^<>]*\/Count\s+(\d+)/g)];
  const counts = trees.map(([, count]) => Number(count));
  return counts.length === 0 ? null : Math.max(...counts);
}
