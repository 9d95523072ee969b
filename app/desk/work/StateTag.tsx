import { Tag } from '@tuanbao/library/components/Tag';
import { endorsementStates } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import type { ReactElement } from 'react';

import { type StateOfKind, useStateWord } from './useStateWord.ts';

/** Tag with the state of a subject. Orders and endorsements have the same tags as on the agents' pages. */
export function StateTag({ kind, state }: StateOfKind): ReactElement {
  const wordOf = useStateWord();
  const status = kind === 'order' && orderStatuses.find((known) => known === state);
  if (status) return <OrderStatusTag status={status} />;
  const endorsementState = kind === 'endorsement' && endorsementStates.find((known) => known === state);
  if (endorsementState) return <EndorsementStatusTag status={endorsementState} />;
  return <Tag>{wordOf({ kind, state })}</Tag>;
}
