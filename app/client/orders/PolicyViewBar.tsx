import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import type { EndorsedOrder, PolicyView } from '@tuanbao/library/domain/order/order';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './orderEndorsed.messages.ts';
import * as S from './PolicyViewBar.styles.ts';

export interface PolicyViewBarProps {
  /** State of the order after its endorsements. */
  readonly endorsed: EndorsedOrder;
  readonly view: PolicyView;
  readonly onChange: (view: PolicyView) => void;
}

/** Switches an endorsed order between its current state and its state at the sale, and names the visible state. */
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
