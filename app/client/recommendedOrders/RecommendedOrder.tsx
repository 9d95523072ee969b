import { Button } from '@tuanbao/library/components/Button';
import { Money } from '@tuanbao/library/components/Money';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import * as Choices from '../orders/OrderChoices.styles.ts';
import { messages } from './recommendedOrders.messages.ts';
import * as S from './RecommendedOrders.styles.ts';

export interface RecommendedOrderProps {
  /** Empty where none was entered yet. */
  readonly groupName: string;
  /** A tag beside the group. */
  readonly mark: ReactNode;
  /** Its kind or its number. */
  readonly about: string;
  /** Empty where none was entered yet. */
  readonly startDate: string;
  readonly heads: number;
  /** Null where it can't be priced. */
  readonly totalFen: number | null;
  readonly isPending: boolean;
  /** True when it is the one that is being written. */
  readonly isCurrent: boolean;
  readonly onTake: () => void;
}

/** An order that a draft can be begun with: whose, from when, for how many, at what price. */
export function RecommendedOrder(props: RecommendedOrderProps): ReactElement {
  const { groupName, mark, about, startDate, heads, totalFen, isPending, isCurrent, onTake } = props;
  const words = useMessages(messages);
  const group = groupName || words.noGroup;
  return (
    <li>
      <Choices.Words>
        <S.Name>
          {group} {mark}
        </S.Name>
        <Choices.Facts>{about}</Choices.Facts>
        <Choices.Facts>
          <span>{startDate === '' ? words.anyDay : words.from(startDate)}</span>
          {heads === 0 ? null : <span>{words.heads(heads)}</span>}
        </Choices.Facts>
      </Choices.Words>
      <S.End>
        {totalFen === null ? null : <Money fen={totalFen} />}
        <Button
          size="small"
          aria-label={words.takeOf(group)}
          isPending={isPending}
          isDisabled={isCurrent}
          onPress={onTake}
        >
          {words.take}
        </Button>
      </S.End>
    </li>
  );
}
