import { type RefObject, useEffect, useRef } from 'react';

import { toastQueue } from './toastQueue.ts';

/**
 * Handles keys in the region of messages while the region is shown. Esc closes the message that has the focus. If no
 * message has the focus, Esc closes the newest message. If no other landmark follows, F6 moves the focus back to the
 * element from which the focus came. The listeners are on the DOM element, because the region component accepts no key
 * handlers.
 */
export function useToastKeys(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = isShown ? region.current : null;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    element.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) cameFrom.current = relatedTarget;
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (key !== 'Escape') return;
        const messages = [...element.querySelectorAll('[role="alertdialog"]')];
        const place = messages.findIndex((message) => target instanceof Node && message.contains(target));
        const toast = toastQueue.visibleToasts[Math.max(0, place)];
        if (toast) toastQueue.close(toast.key);
      },
      { signal },
    );
    element.addEventListener(
      'react-aria-landmark-navigation',
      (event) => {
        if (!cameFrom.current?.isConnected) return;
        event.preventDefault();
        cameFrom.current.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [region, isShown]);
}
