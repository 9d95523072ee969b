import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

import * as S from './Dialog.styles.ts';

/** What the dialog is about; reachable by keyboard while there is more of it than fits. */
export function DialogBody({ children }: { readonly children: ReactNode }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const [doesScroll, setDoesScroll] = useState(false);

  useEffect(() => {
    const body = ref.current;
    if (!body || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setDoesScroll(body.scrollHeight > body.clientHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, []);

  return (
    <S.Body ref={ref} {...(doesScroll ? { tabIndex: 0, role: 'group' } : {})}>
      {children}
    </S.Body>
  );
}
