import { productDocumentsPath } from './clauses.ts';

/** First part of the public addresses of documents that operators uploaded. */
export const uploadedDocumentsPath = `${productDocumentsPath}/files`;

/** Public address of an uploaded document, as a path from the root. */
export const productDocumentAddress = (id: string): string => `${uploadedDocumentsPath}/${id}.pdf`;

/** Folder of the uploaded documents in the object store. */
export const productDocumentFolder = 'productDocuments';

/** Key of an uploaded document in the object store. */
export const productDocumentKey = (id: string): string => `${productDocumentFolder}/${id}.pdf`;

/** Key of the uploaded document with this public address; null when the address isn't that of an uploaded document. */
export function keyOfDocumentAddress(address: string): string | null {
  const [, id] = /\/([\da-f-]{36})\.pdf$/.exec(address) ?? [];
  return id !== undefined && address === productDocumentAddress(id) ? productDocumentKey(id) : null;
}
