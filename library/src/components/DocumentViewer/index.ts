export { DocumentViewer, type DocumentViewerProps } from './DocumentViewer.tsx';
export type { ViewedDocument } from './viewedDocument.ts';
