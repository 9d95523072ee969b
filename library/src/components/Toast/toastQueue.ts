import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
}

export interface ToastRequest {
  /** Kind of the message, which decides colour and icon. @default 'info' */
  tone?: ToastContent['tone'] | undefined;
  /** Text of the message. */
  title: string;
  /**
   * Milliseconds until the message closes by itself. The time stops while the pointer or the focus is on the message.
   * With 0 the message stays open.
   * @default 3000, like the tip in the specification (§8); 0 for `danger`, like the specification's alert that the user
   * must confirm
   */
  timeoutMs?: number | undefined;
  /** Called when the message is closed. */
  onClose?: (() => void) | undefined;
}

/** The queue of messages that `ToastRegion` shows. */
export const toastQueue: ToastQueue<ToastContent> = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

const keyOfTold = ({ tone, title }: ToastContent): string | undefined =>
  toastQueue.visibleToasts.find(({ content }) => content.tone === tone && content.title === title)?.key;

/**
 * Shows a message in the `ToastRegion` of the page. Returns a function that closes the message early. A message about a
 * failure that is already visible isn't shown twice; only the `onClose` of its first call is used.
 */
export function showToast({ tone = 'info', title, timeoutMs, onClose }: ToastRequest): () => void {
  const isDanger = tone === 'danger';
  const timeout = timeoutMs ?? (isDanger ? 0 : 3000);
  const key =
    (isDanger ? keyOfTold({ tone, title }) : undefined) ??
    toastQueue.add({ tone, title }, { ...(timeout > 0 ? { timeout } : {}), ...(onClose ? { onClose } : {}) });
  return () => toastQueue.close(key);
}
