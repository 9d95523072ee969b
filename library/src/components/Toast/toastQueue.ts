import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
}

export interface ToastRequest {
  /** Kind of the message. The kind decides the colour and the icon. @default 'info' */
  tone?: ToastContent['tone'] | undefined;
  /** Text of the message. */
  title: string;
  /**
   * Milliseconds after which the message closes. The time stops while the pointer or the focus is on the message. If
   * the value is 0, the message stays open until the user closes it.
   * @default 3000, like the tip in the specification (§8). For `danger` 0, like the specification's alert, which the
   * user must confirm
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
 * Shows a message in the `ToastRegion` of the page. Returns a function that closes the message before its time has
 * passed. If the same message about a failure is already visible, it isn't shown twice, and the `onClose` of the second
 * call isn't used.
 */
export function showToast({ tone = 'info', title, timeoutMs, onClose }: ToastRequest): () => void {
  const isDanger = tone === 'danger';
  const timeout = timeoutMs ?? (isDanger ? 0 : 3000);
  const key =
    (isDanger ? keyOfTold({ tone, title }) : undefined) ??
    toastQueue.add({ tone, title }, { ...(timeout > 0 ? { timeout } : {}), ...(onClose ? { onClose } : {}) });
  return () => toastQueue.close(key);
}
