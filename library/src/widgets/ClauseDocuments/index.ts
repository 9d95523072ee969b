export { ClauseDocuments, type ClauseDocumentsProps } from './ClauseDocuments.tsx';
