export { messages as materialsUploadMessages, type MaterialsUploadMessages } from './MaterialsUpload.messages.ts';
export { MaterialsUpload, type MaterialsUploadProps } from './MaterialsUpload.tsx';
export type { MaterialFiles } from './useMaterialsUploadState.ts';
