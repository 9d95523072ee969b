/** A document that the viewer shows. */
export interface ViewedDocument {
  /** File name with which the document is saved, including the extension. */
  readonly name: string;
  /** Media type of the document, for example `application/pdf`. It decides how the document is shown. */
  readonly type: string;
  /** Content of the document as a blob. It is used to save the document, and to show a document that has no address. */
  readonly content: Blob;
  /**
   * Address on this origin that returns the same document, for the viewer and for a new tab. Its response must allow
   * this origin to frame it (`frame-ancestors 'self'`). Without an address, the content is shown with a `blob:`
   * address, to which WebKit applies the policy of the page.
   * @default the address of a blob with the content
   */
  readonly address?: string;
  /**
   * Shows the document in the frame with the given name, for example by submitting a form to it. Use it for a document
   * without an address.
   * @default the frame opens the address
   */
  readonly showIn?: (frameName: string) => void;
}

/** The way in which a document is shown: in the browser's PDF viewer, as a picture, or not at all (`other`). */
export type DocumentForm = 'pdf' | 'picture' | 'other';

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/**
 * The way in which a document of a media type is shown. HTML and SVG aren't shown, because they can contain scripts,
 * and in a blob these scripts would run with the rights of this page.
 */
export function documentFormOf(type: string): DocumentForm {
  const plain = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (plain === 'application/pdf') return 'pdf';
  return pictures.has(plain) ? 'picture' : 'other';
}

/** Maximum size in bytes up to which the number of pages of a PDF is determined. */
const maxSearched = 16 * 1024 * 1024;

/**
 * Number of pages of a PDF, read from its page tree. Null when the page tree is compressed, or when the content isn't a
 * PDF.
 */
export async function pageCountOf(content: Blob): Promise<number | null> {
  if (content.size > maxSearched) return null;
  const text = new TextDecoder('latin1').decode(await content.arrayBuffer());
  if (!text.startsWith('%PDF-')) return null;
  const trees = [...text.matchAll(/<<(?=[^<>]*\/Type\s*\/Pages\b)[^<>]*\/Count\s+(\d+)/g)];
  const counts = trees.map(([, count]) => Number(count));
  return counts.length === 0 ? null : Math.max(...counts);
}
