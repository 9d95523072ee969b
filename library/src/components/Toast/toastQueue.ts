import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
}

export interface ToastRequest {
  /** @default 'info' */
  tone?: ToastContent['tone'] | undefined;
  title: string;
  /**
   * Milliseconds until it leaves by itself (not while hovered or focused); 0 keeps it.
   * @default 3000, the tip of the specification (§8); 0 for `danger`, its alert that the user takes note of
   */
  timeoutMs?: number | undefined;
  onClose?: (() => void) | undefined;
}

/** The messages on their way; `ToastRegion` shows them. */
export const toastQueue: ToastQueue<ToastContent> = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

const keyOfTold = ({ tone, title }: ToastContent): string | undefined =>
  toastQueue.visibleToasts.find(({ content }) => content.tone === tone && content.title === title)?.key;

/** Shows a message in the page's `ToastRegion`; returns what takes it away early. A failure that is being told isn't told again; its first `onClose` is the one that is called. */
export function showToast({ tone = 'info', title, timeoutMs, onClose }: ToastRequest): () => void {
  const isDanger = tone === 'danger';
  const timeout = timeoutMs ?? (isDanger ? 0 : 3000);
  const key =
    (isDanger ? keyOfTold({ tone, title }) : undefined) ??
    toastQueue.add({ tone, title }, { ...(timeout > 0 ? { timeout } : {}), ...(onClose ? { onClose } : {}) });
  return () => toastQueue.close(key);
}
