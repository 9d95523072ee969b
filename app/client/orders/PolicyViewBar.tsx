import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import type { EndorsedOrder, PolicyView } from '@tuanbao/library/domain/order/order';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './orderEndorsed.messages.ts';
import * as S from './PolicyViewBar.styles.ts';

export interface PolicyViewBarProps {
  /** Number of persons and premium of the order, as it was sold and as it is after its endorsements. */
  readonly endorsed: EndorsedOrder;
  readonly view: PolicyView;
  readonly onChange: (view: PolicyView) => void;
}

/**
 * Bar that shows whether an endorsed order is displayed as it is now or as it was sold, with a control that switches
 * between these two views.
 */
export function PolicyViewBar({ endorsed, view, onChange }: PolicyViewBarProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Root>
      <SegmentedControl
        aria-label={words.view}
        options={[
          { value: 'now', label: words.views.now },
          { value: 'sold', label: words.views.sold },
        ]}
        value={view}
        onChange={(chosen) => onChange(chosen === 'sold' ? 'sold' : 'now')}
      />
      <p role="status">{view === 'sold' ? words.asSold : words.countedIn(endorsed.rosterVersion)}</p>
    </S.Root>
  );
}
