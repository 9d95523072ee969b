import { type ReactElement, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import * as S from './Dialog.styles.ts';

/**
 * Content of a dialog. If the content is longer than its area, the area is in the tab order, so that keyboard users can
 * scroll it.
 */
export function DialogBody({ children }: { readonly children: ReactNode }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const [doesScroll, setDoesScroll] = useState(false);

  const measure = useCallback(() => {
    const body = ref.current;
    if (body) setDoesScroll(body.scrollHeight > body.clientHeight);
  }, []);
  useLayoutEffect(measure, [measure, children]);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);

  return (
    <S.Body ref={ref} {...(doesScroll ? { tabIndex: 0, role: 'group' } : {})}>
      {children}
    </S.Body>
  );
}
