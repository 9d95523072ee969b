export { showToast, type ToastRequest } from './toastQueue.ts';
export { ToastRegion } from './ToastRegion.tsx';
export { useHasToasts } from './useHasToasts.ts';
