import { drawApart } from './drawApart.ts';
import type { Column, PlannedDocument, SheetPart } from './plannedDocument.ts';

/** A document to which parts are added from top to bottom. */
export interface Sheet {
  /**
   * Adds a heading. The heading and the beginning of the next part stay on the same page: if fewer than `height` points
   * are left on the page, the heading begins a new page. @default 60
   */
  heading(text: string, height?: number): void;
  facts(pairs: readonly (readonly [label: string, value: string])[]): void;
  /**
   * Adds a table. If the table doesn't fit on the page, its rows continue on the next pages, where the header is
   * repeated.
   */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void;
  note(text: string): void;
  /** Adds a QR code with a text beside it. */
  code(content: string, words: string): void;
}

/**
 * Generates an A4 document in a separate thread. `write` adds the parts of the document.
 * @throws Error when the document can't be generated
 */
export async function pdfDocument(about: Omit<PlannedDocument, 'parts'>, write: (sheet: Sheet) => void): Promise<Blob> {
  const parts: SheetPart[] = [];
  write({
    heading: (text, height = 60) => void parts.push({ kind: 'heading', text, height }),
    facts: (pairs) => void parts.push({ kind: 'facts', pairs }),
    table: (columns, rows) => void parts.push({ kind: 'table', columns, rows }),
    note: (text) => void parts.push({ kind: 'note', text }),
    code: (content, words) => void parts.push({ kind: 'code', content, words }),
  });
  return new Blob([await drawApart({ ...about, parts })], { type: 'application/pdf' });
}
