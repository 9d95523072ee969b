import { Button } from '@tuanbao/library/components/Button';
import { Money } from '@tuanbao/library/components/Money';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import * as Choices from '../orders/OrderChoices.styles.ts';
import { messages } from './recommendedOrders.messages.ts';
import * as S from './RecommendedOrders.styles.ts';

export interface RecommendedOrderProps {
  /** Name of the applicant; empty if none was entered in the order. */
  readonly groupName: string;
  /** Tag that is shown next to the name of the applicant. */
  readonly mark: ReactNode;
  /** Title and note of a prepared order, or number of an existing order, as a text. */
  readonly about: string;
  /** First day of cover; empty if none was entered in the order. */
  readonly startDate: string;
  readonly heads: number;
  /** Premium in fen; null if the order can't be priced. */
  readonly totalFen: number | null;
  readonly isPending: boolean;
  /** True if this order is the source of the active draft. */
  readonly isCurrent: boolean;
  readonly onTake: () => void;
}

/**
 * Order from which a draft can be created. It shows the applicant, the start date, the number of persons and the
 * premium.
 */
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
