export { messages as imagePreviewMessages, type ImagePreviewMessages } from './ImagePreview.messages.ts';
export { ImagePreview, type ImagePreviewProps } from './ImagePreview.tsx';
export type { PreviewedPicture } from './useImagePreviewState.ts';
