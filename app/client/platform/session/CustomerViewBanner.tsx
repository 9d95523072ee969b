import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../observable/useObservable.ts';
import * as S from './CustomerViewBanner.styles.ts';
import { messages } from './session.messages.ts';
import { useCustomerView } from './sessionContext.ts';

/**
 * Banner of customer mode. It doesn't mention commission, because a customer reads it too. Its button ends the mode.
 */
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
