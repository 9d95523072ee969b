import { drawApart } from './drawApart.ts';
import type { Column, PlannedDocument, SheetPart } from './plannedDocument.ts';

/** A document under way, from top to bottom. */
export interface Sheet {
  /** Stands on one page with what follows it, up to `height` points of both. @default 60 */
  heading(text: string, height?: number): void;
  facts(pairs: readonly (readonly [label: string, value: string])[]): void;
  /** Rows go on over pages; the head is repeated. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void;
  note(text: string): void;
  /** A QR code with words beside it. */
  code(content: string, words: string): void;
}

/** Draws an A4 document in a thread of its own. @throws Error where it can't be drawn */
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
