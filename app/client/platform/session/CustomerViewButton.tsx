import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { FrameIcon } from '../icons/FrameIcon.tsx';
import { useObservable } from '../observable/useObservable.ts';
import * as S from './CustomerViewButton.styles.ts';
import { messages } from './session.messages.ts';
import { useCustomerView } from './sessionContext.ts';

/** Button in the header that begins and ends customer mode; Alt + P does the same. */
export function CustomerViewButton(): ReactElement {
  const words = useMessages(messages);
  const customerView = useCustomerView();
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={words.switchCustomerView}
      aria-pressed={useObservable(customerView)}
      aria-keyshortcuts="Alt+P"
      onPress={customerView.toggle}
    >
      <FrameIcon name="customerView" />
      <S.Label>{words.switchCustomerView}</S.Label>
    </Button>
  );
}
