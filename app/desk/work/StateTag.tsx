import { Tag } from '@tuanbao/library/components/Tag';
import { endorsementStates } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { surrenderMessages } from '@tuanbao/library/i18n/surrender.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import type { ReactElement } from 'react';

import type { InsurerWorkKind } from '../../contract/desk/work/waiting.schema.ts';

export interface StateTagProps {
  readonly kind: InsurerWorkKind;
  /** State of the order, endorsement, surrender or invoice. A state without a name is shown unchanged. */
  readonly state: string;
}

/** Tag with the state of a subject. Orders and endorsements have the same tags as on the agents' pages. */
export function StateTag({ kind, state }: StateTagProps): ReactElement {
  const { states: surrenderWords } = useMessages(surrenderMessages);
  const { statuses: invoiceWords } = useMessages(invoiceMessages);
  const order = kind === 'order' && orderStatuses.find((known) => known === state);
  if (order) return <OrderStatusTag status={order} />;
  const endorsement = kind === 'endorsement' && endorsementStates.find((known) => known === state);
  if (endorsement) return <EndorsementStatusTag status={endorsement} />;
  const words: Readonly<Record<string, string>> = kind === 'surrender' ? surrenderWords : invoiceWords;
  return <Tag>{ownValue(words, state) ?? state}</Tag>;
}
