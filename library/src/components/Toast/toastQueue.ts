import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
}

export interface ToastRequest {
  /** @default 'info' */
  tone?: ToastContent['tone'] | undefined;
  title: string;
  /** Milliseconds until it leaves by itself (not while hovered or focused); 0 keeps it. @default 3000, the tip of the specification (§8) */
  timeoutMs?: number | undefined;
  onClose?: (() => void) | undefined;
}

/** The messages on their way; `ToastRegion` shows them. */
export const toastQueue: ToastQueue<ToastContent> = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

/** Shows a passing message in the page's `ToastRegion`; returns what takes it away early. */
export function showToast({ tone = 'info', title, timeoutMs = 3000, onClose }: ToastRequest): () => void {
  const key = toastQueue.add(
    { tone, title },
    { ...(timeoutMs > 0 ? { timeout: timeoutMs } : {}), ...(onClose ? { onClose } : {}) },
  );
  return () => toastQueue.close(key);
}
