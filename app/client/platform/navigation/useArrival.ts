import { type RefObject, useEffect, useRef } from 'react';

import { NavigationType, useLocation, useNavigationType } from './router.ts';

/**
 * A screen that is come to begins at its top and has the focus, which would be lost with the link or button that led to
 * it. On the way back the browser itself goes to where the user was.
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
