import { Tag, type TagProps } from '@tuanbao/library/components/Tag';
import type { OfflineOrderState } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './unfinishedOrders.messages.ts';

const tones: Readonly<Record<OfflineOrderState, NonNullable<TagProps['tone']>>> = {
  waiting: 'neutral',
  taken: 'info',
  quoted: 'success',
  prepared: 'warning',
  closed: 'neutral',
};

/** State of an order that is processed outside the system, as its agent sees the state. */
export function OfflineStateTag({ state }: { readonly state: OfflineOrderState }): ReactElement {
  const words = useMessages(messages);
  return <Tag tone={ownValue(tones, state)}>{ownValue<string>(words.offlineStates, state) ?? state}</Tag>;
}
