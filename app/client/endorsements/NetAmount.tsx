import { Money, type MoneyProps } from '@tuanbao/library/components/Money';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';

export interface NetAmountProps extends Pick<MoneyProps, 'size'> {
  /** Net amount in fen: above 0 the employer pays it, below 0 the employer gets it back. */
  readonly netFen: number;
}

/** Net amount of an endorsement. Words instead of a sign show whether it is paid or refunded. */
export function NetAmount({ netFen, size }: NetAmountProps): ReactElement {
  const words = useMessages(messages);
  if (netFen === 0) return <span>{words.netNothing}</span>;
  return (
    <S.Net>
      {netFen > 0 ? words.netToPay : words.netToRefund} <Money fen={Math.abs(netFen)} size={size} />
    </S.Net>
  );
}
