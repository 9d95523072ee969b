import { Tag, type TagProps } from '@tuanbao/library/components/Tag';
import type { OfflineOrderState } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './offlineOrders.messages.ts';

const tones: Readonly<Record<OfflineOrderState, NonNullable<TagProps['tone']>>> = {
  waiting: 'warning',
  taken: 'info',
  quoted: 'success',
  prepared: 'success',
  closed: 'neutral',
};

/** Tag with the name of an offline order's state. Its colour depends on the state. */
export function OfflineStateTag({ state }: { readonly state: OfflineOrderState }): ReactElement {
  const words = useMessages(messages);
  return <Tag tone={ownValue(tones, state)}>{ownValue<string>(words.states, state) ?? state}</Tag>;
}
