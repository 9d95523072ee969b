import { Money } from '@tuanbao/library/components/Money';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import type { OfflineEntry, Unfinished } from '../data/useUnfinished.ts';
import * as S from '../orders/OrderListItem.styles.ts';
import { offlineOrderPath } from '../platform/navigation/paths.ts';
import { DangerButton } from '../platform/page/DangerButton.styles.ts';
import { headsText } from '../platform/page/headsText.ts';
import { OfflineStateTag } from './OfflineStateTag.tsx';
import { wayTo } from './unfinishedColumns.tsx';
import { messages } from './unfinishedOrders.messages.ts';

interface ItemActions {
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

export interface UnfinishedItemProps extends ItemActions {
  readonly draft: Unfinished;
}

/** Entry of the list of saved drafts, with a link that continues the draft and a button that deletes it. */
export function UnfinishedItem({ draft, ...actions }: UnfinishedItemProps): ReactElement {
  const words = useMessages(messages);
  const group = draft.groupName || words.unnamed;
  return (
    <Item
      {...actions}
      group={group}
      productName={draft.productName}
      heads={draft.heads}
      way={
        <S.Way to={wayTo(draft)} aria-label={words.goOnWith(group)}>
          {words.goOn}
        </S.Way>
      }
    >
      <div>
        <dt>{words.saved}</dt>
        <dd>{formatInstant(draft.savedAt)}</dd>
      </div>
    </Item>
  );
}

export interface OfflineItemProps extends ItemActions {
  readonly order: OfflineEntry;
}

/** Entry of the list of orders that are processed outside the system. A link opens the order; a button deletes it. */
export function OfflineItem({ order, ...actions }: OfflineItemProps): ReactElement {
  const words = useMessages(messages);
  const group = order.groupName || words.unnamed;
  return (
    <Item
      {...actions}
      group={group}
      productName={order.productName}
      heads={order.personCount}
      state={<OfflineStateTag state={order.state} />}
      way={
        <S.Way to={offlineOrderPath(order.offlineDataUuid)} aria-label={words.openOf(group)}>
          {words.open}
        </S.Way>
      }
    >
      <div>
        <dt>{words.handedIn}</dt>
        <dd>{formatInstant(order.createTime)}</dd>
      </div>
      {order.quotedPremium === null || order.quotedPremium === undefined ? null : (
        <div>
          <dt>{words.quoted}</dt>
          <dd>
            <Money yuan={order.quotedPremium} />
          </dd>
        </div>
      )}
      {order.remark === '' ? null : (
        <div>
          <dt>{words.note}</dt>
          <dd>{order.remark}</dd>
        </div>
      )}
    </Item>
  );
}

interface ItemProps extends ItemActions {
  readonly group: string;
  readonly productName: string;
  readonly heads: number;
  /** State of the entry, shown beside its name. */
  readonly state?: ReactNode;
  /** Link that opens the draft or order. */
  readonly way: ReactNode;
  /** Data of the entry that are shown after the number of persons. */
  readonly children: ReactNode;
}

function Item({ group, productName, heads, state, way, children, isPending, onRemove }: ItemProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Root>
      <S.Head>
        <S.Titles>
          <h2>{group}</h2>
          <p>{productName}</p>
        </S.Titles>
        {state}
      </S.Head>
      <S.Facts>
        <div>
          <dt>{words.heads}</dt>
          <dd>{headsText(heads, words.headCount)}</dd>
        </div>
        {children}
      </S.Facts>
      <S.End>
        <S.Above>
          <DangerButton variant="quiet" aria-label={words.removeOf(group)} isPending={isPending} onPress={onRemove}>
            {words.remove}
          </DangerButton>
        </S.Above>
        {way}
      </S.End>
    </S.Root>
  );
}
