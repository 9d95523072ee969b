import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../observable/useObservable.ts';
import * as S from './CustomerViewBanner.styles.ts';
import { messages } from './session.messages.ts';
import { useCustomerView } from './sessionContext.ts';

/** Banner on every screen that tells that prices are hidden, with a button that ends the customer mode. */
export function CustomerViewBanner(): ReactElement | null {
  const words = useMessages(messages);
  const customerView = useCustomerView();
  if (!useObservable(customerView)) return null;
  return (
    <S.Root role="status">
      <span>{words.customerView}</span>
      <Button size="small" onPress={customerView.toggle}>
        {words.leaveCustomerView}
      </Button>
    </S.Root>
  );
}
