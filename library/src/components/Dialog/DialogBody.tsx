import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { observeSize } from '../../foundation/observeSize.ts';
import * as S from './Dialog.styles.ts';

/**
 * Content of a dialog. If the content is longer than its area, the area is in the tab order, so that keyboard users can
 * scroll it, and the edges with hidden content are marked.
 */
export function DialogBody({ children }: { readonly children: ReactNode }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [doesScroll, setDoesScroll] = useState(false);

  useLayoutEffect(() => {
    const body = ref.current;
    if (!body || !content.current) return undefined;
    const markEdges = () => {
      body.toggleAttribute('data-more-above', body.scrollTop >= 1);
      body.toggleAttribute('data-more-below', body.scrollHeight - body.clientHeight - body.scrollTop >= 1);
    };
    const measure = () => {
      setDoesScroll(body.scrollHeight > body.clientHeight);
      markEdges();
    };
    measure();
    body.addEventListener('scroll', markEdges, { passive: true });
    const stop = observeSize([body, content.current], measure);
    return () => {
      stop();
      body.removeEventListener('scroll', markEdges);
    };
  }, []);

  return (
    <S.Body ref={ref} {...(doesScroll ? { tabIndex: 0, role: 'group' } : {})}>
      <div ref={content}>{children}</div>
    </S.Body>
  );
}
