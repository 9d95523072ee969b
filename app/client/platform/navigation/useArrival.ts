import { type RefObject, useEffect, useRef } from 'react';

import { NavigationType, useLocation, useNavigationType } from './router.ts';

/**
 * When a new screen opens, scrolls to the top and moves the focus to the screen. Otherwise the focus would be lost,
 * because the link or button that had it no longer exists. After back or forward, the page isn't scrolled, because
 * `ScrollRestoration` restores the position. While a dialog is open, the focus isn't moved.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const left = useRef(pathname);

  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    const isUnderDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    if (!isUnderDialog) main.current?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) document.documentElement.scrollTop = 0;
  }, [pathname, kind, main]);
}
