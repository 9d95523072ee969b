import { productDocumentsPath } from './clauses.ts';

/** First part of the public addresses of documents that operators uploaded. */
export const uploadedDocumentsPath = `${productDocumentsPath}/files`;

/** Public address of an uploaded document, as a path from the root. */
export const productDocumentAddress = (id: string): string => `${uploadedDocumentsPath}/${id}.pdf`;

/** Key of an uploaded document in the object store. */
export const productDocumentKey = (id: string): string => `productDocuments/${id}.pdf`;
