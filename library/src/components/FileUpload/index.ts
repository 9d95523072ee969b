export type { FileUploadKind, FileUploadLimits } from './checkFile.ts';
export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export { UploadError, type UploadedFile } from './uploadItem.ts';
export { type UploadScope, UploadScopeContext, useUploadScope } from './uploadScope.ts';
export { useUploadHint } from './useUploadHint.ts';
export type { UploadFile } from './uploadQueue.ts';
