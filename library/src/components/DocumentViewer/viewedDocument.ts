/** A file to look at. */
export interface ViewedDocument {
  /** Under which the user keeps it, with its ending. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Blob;
  /**
   * Address of this origin under which the browser itself gets the same document, to show it or to open it in a new tab.
   * Its response has a policy of its own that lets this origin frame it (`frame-ancestors 'self'`). Without one the content
   * is shown by a `blob:` address, which WebKit subjects to the page's own policy.
   * @default the content
   */
  readonly address?: string;
  /**
   * Has the frame of this name show the document, for example by a form that is posted into it, where no address names
   * the document. @default the frame opens the address
   */
  readonly showIn?: (frameName: string) => void;
}

/** How a document can be shown: by the browser's own PDF viewer, as a picture, or not at all. */
export type DocumentForm = 'pdf' | 'picture' | 'other';

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/**
 * The form of a media type. Pages and drawings that can hold scripts (HTML, SVG) have none: opened from a blob they would
 * run as the page itself.
 */
export function documentFormOf(type: string): DocumentForm {
  const plain = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (plain === 'application/pdf') return 'pdf';
  return pictures.has(plain) ? 'picture' : 'other';
}

/** Most bytes that are searched for the number of pages. */
const maxSearched = 16 * 1024 * 1024;

/** Pages of a PDF as its page tree counts them; null where the tree is packed or the file is no PDF. */
export async function pageCountOf(content: Blob): Promise<number | null> {
  if (content.size > maxSearched) return null;
  const text = new TextDecoder('latin1').decode(await content.arrayBuffer());
  if (!text.startsWith('%PDF-')) return null;
  const trees = [...text.matchAll(/<<(?=[^<>]*\/Type\s*\/Pages\b)[^<>]*\/Count\s+(\d+)/g)];
  const counts = trees.map(([, count]) => Number(count));
  return counts.length === 0 ? null : Math.max(...counts);
}
