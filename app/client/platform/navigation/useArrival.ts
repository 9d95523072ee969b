import { type RefObject, useEffect, useRef } from 'react';

import { NavigationType, useLocation, useNavigationType } from './router.ts';

/**
 * Scrolls a new screen to its top and moves the focus to it, because the focus would be lost with the link or button
 * that was used. After back and forward, `ScrollRestoration` restores the position instead.
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
