import { type RefObject, useEffect, useRef } from 'react';

import { NavigationType, useLocation, useNavigationType } from './router.ts';

/**
 * When a new screen opens, scrolls to the top and moves the focus to the screen. The focus would be lost, because the
 * link or button that had the focus no longer exists. After back and forward only the focus is moved,
 * because `ScrollRestoration` restores the position.
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
