import { Button } from '@tuanbao/library/components/Button';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { OfflineEntry, Unfinished } from '../data/useUnfinished.ts';
import * as S from '../orders/OrderListItem.styles.ts';
import { offlineOrderPath, writePath } from '../platform/navigation/paths.ts';
import { messages } from './unfinishedOrders.messages.ts';

export interface UnfinishedItemProps {
  readonly draft: Unfinished;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

/** A saved draft in the list: go on with it, or delete it. */
export function UnfinishedItem({ draft, isPending, onRemove }: UnfinishedItemProps): ReactElement {
  const words = useMessages(messages);
  const group = draft.groupName || words.unnamed;
  return (
    <S.Root>
      <S.Head>
        <S.Titles>
          <h2>{group}</h2>
          <p>{draft.productName}</p>
        </S.Titles>
      </S.Head>
      <S.Facts>
        <div>
          <dt>{words.heads}</dt>
          <dd>{words.headCount(draft.heads)}</dd>
        </div>
        <div>
          <dt>{words.saved}</dt>
          <dd>{formatInstant(draft.savedAt)}</dd>
        </div>
      </S.Facts>
      <S.End>
        <S.Above>
          <Button variant="quiet" aria-label={words.removeOf(group)} isPending={isPending} onPress={onRemove}>
            {words.remove}
          </Button>
        </S.Above>
        <S.Way
          to={writePath(draft.productId, { kind: 'unfinished', unfinishId: draft.id })}
          aria-label={words.goOnWith(group)}
        >
          {words.goOn}
        </S.Way>
      </S.End>
    </S.Root>
  );
}

export interface OfflineItemProps {
  readonly order: OfflineEntry;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

/** An offline order in the list: open it, or delete it. */
export function OfflineItem({ order, isPending, onRemove }: OfflineItemProps): ReactElement {
  const words = useMessages(messages);
  const group = order.groupName || words.unnamed;
  return (
    <S.Root>
      <S.Head>
        <S.Titles>
          <h2>{group}</h2>
          <p>{order.productName}</p>
        </S.Titles>
      </S.Head>
      <S.Facts>
        <div>
          <dt>{words.heads}</dt>
          <dd>{words.headCount(order.personCount)}</dd>
        </div>
        <div>
          <dt>{words.handedIn}</dt>
          <dd>{formatInstant(order.createTime)}</dd>
        </div>
        {order.remark === '' ? null : (
          <div>
            <dt>{words.note}</dt>
            <dd>{order.remark}</dd>
          </div>
        )}
      </S.Facts>
      <S.End>
        <S.Above>
          <Button variant="quiet" aria-label={words.removeOf(group)} isPending={isPending} onPress={onRemove}>
            {words.remove}
          </Button>
        </S.Above>
        <S.Way to={offlineOrderPath(order.offlineDataUuid)} aria-label={words.openOf(group)}>
          {words.open}
        </S.Way>
      </S.End>
    </S.Root>
  );
}
