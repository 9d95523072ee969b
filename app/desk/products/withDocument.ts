import { ownValue } from '@tuanbao/library/domain/record/ownValue';

/** A document of a product, as the product's content contains it. */
interface NamedDocument {
  readonly name: string;
  readonly url: string;
}

function contentIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** True when the text is a JSON object. A document can be added only to an object. */
export const takesDocument = (text: string): boolean => contentIn(text) !== null;

/** Adds a document to the content of a product. If the content isn't a JSON object, it is returned unchanged. */
export function withDocument(text: string, document: NamedDocument): string {
  const content = contentIn(text);
  if (!content) return text;
  const documents = ownValue(content, 'documents');
  const list: readonly unknown[] = Array.isArray(documents) ? documents : [];
  return JSON.stringify({ ...content, documents: [...list, document] }, null, 2);
}
