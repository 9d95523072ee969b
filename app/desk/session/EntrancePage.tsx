import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import { messages } from '../page/page.messages.ts';
import * as S from './Entrance.styles.ts';

/** Page that is shown before an operator has signed in: the brand, and the content below it. */
export function EntrancePage({ children }: { readonly children: ReactNode }): ReactElement {
  const { brand } = useMessages(messages);
  return (
    <S.Root>
      <S.Brand>
        <img src="/favicon.svg" alt="" />
        <span>{brand}</span>
      </S.Brand>
      {children}
    </S.Root>
  );
}
