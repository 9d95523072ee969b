import { Dialog } from '@tuanbao/library/components/Dialog';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Notice } from '@tuanbao/library/components/Notice';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tag } from '@tuanbao/library/components/Tag';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { type ReactElement, useState } from 'react';

import { type RecommendedOrder as Prepared, recommendedOrders } from '../../contract/customOrders.ts';
import { listOrders, type OrderPage } from '../../contract/orders.ts';
import type { OpenDraft } from '../drafts/openDraft.ts';
import * as Choices from '../orders/OrderChoices.styles.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { type DraftSource, keyOfSource } from '../platform/navigation/draftSource.ts';
import { writePath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { useSession } from '../platform/session/sessionContext.ts';
import { RecommendedOrder } from './RecommendedOrder.tsx';
import { messages } from './recommendedOrders.messages.ts';
import * as S from './RecommendedOrders.styles.ts';

const longestKeyword = 60;

/** Maximum number of the agent's own orders that are shown. */
const mostShown = 10;

export interface RecommendedOrdersDialogProps {
  /** The draft that is being edited. It is saved before another draft opens. */
  readonly draft: OpenDraft;
  readonly onClose: () => void;
}

/** Returns the state of the row of an order, and the action of its button. */
type RowOf = (source: DraftSource) => {
  readonly isPending: boolean;
  readonly isCurrent: boolean;
  readonly onTake: () => void;
};

/**
 * Returns the function that gives the state and the action of an order's row. The action saves the active draft and
 * then opens the writing screen with the content of the order.
 */
function useTaking({ store, autosave, source }: OpenDraft, onClose: () => void): RowOf {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { isPending, run } = useAction();
  const [chosen, setChosen] = useState('');
  const take = (from: DraftSource) => {
    setChosen(keyOfSource(from));
    void run(async () => {
      if (!(await autosave.flush())) return void showToast({ tone: 'danger', title: words.notSaved });
      onClose();
      return navigate(writePath(store.surroundings.product.id, from));
    });
  };
  return (from) => ({
    isPending: isPending && chosen === keyOfSource(from),
    isCurrent: keyOfSource(from) === keyOfSource(source),
    onTake: () => take(from),
  });
}

/**
 * Dialog with the orders from which a draft of the product can be created: orders that the back office prepared, and
 * existing orders of the agent.
 */
export function RecommendedOrdersDialog({ draft, onClose }: RecommendedOrdersDialogProps): ReactElement {
  const words = useMessages(messages);
  const productId = draft.store.surroundings.product.id;
  const [keyword, setKeyword] = useState('');
  const asked = useDebounced(keyword.trim().slice(0, longestKeyword));
  const prepared = useQuestion(recommendedOrders, { productId });
  const past = useQuestion(
    listOrders,
    { page: 1, pageSize: mostShown, statuses: [], keyword: asked, productIds: [productId] },
    { keepPreviousData: true },
  );
  const rowOf = useTaking(draft, onClose);
  const failed = [prepared, past].find(({ error }) => error !== undefined);
  const isThere = prepared.data !== undefined && past.data !== undefined;
  const isEmpty = isThere && prepared.data.length === 0 && past.data.total === 0 && asked === '';
  return (
    <Dialog title={words.title} size="large" isOpen onOpenChange={onClose}>
      <S.Stack>
        {draft.autosave.read().status === 'untouched' ? null : <Notice role="note">{words.keeps}</Notice>}
        {failed ? <CallFailure error={failed.error} onRetry={failed.ask} /> : null}
        {isThere || failed ? null : <Skeleton lines={6} label={words.loading} />}
        {isEmpty ? <EmptyState title={words.none} description={words.noneText} /> : null}
        {prepared.data?.length ? <PreparedOrders orders={prepared.data} rowOf={rowOf} /> : null}
        {(isThere && !isEmpty) || asked !== '' ? (
          <S.Section>
            <h3>{words.past}</h3>
            <SearchField label={words.search} value={keyword} onChange={setKeyword} />
            <PastOrders page={past.data} rowOf={rowOf} />
          </S.Section>
        ) : null}
      </S.Stack>
    </Dialog>
  );
}

function PreparedOrders({ orders, rowOf }: { readonly orders: readonly Prepared[]; readonly rowOf: RowOf }) {
  const words = useMessages(messages);
  const uuid = useObservable(useSession()).user?.userId ?? '';
  return (
    <S.Section>
      <h3>{words.prepared}</h3>
      <Choices.List aria-label={words.prepared}>
        {orders.map(({ id, title, note, status, groupName, startDate, heads, totalFen }) => {
          const row = rowOf({ kind: 'prepared', uuid, taskId: id });
          const mark = row.isCurrent ? words.current : status === 'opened' ? words.opened : '';
          return (
            <RecommendedOrder
              key={id}
              {...{ groupName, startDate, heads, totalFen }}
              {...row}
              mark={mark === '' ? null : <Tag tone="info">{mark}</Tag>}
              about={words.titled(title, note)}
            />
          );
        })}
      </Choices.List>
    </S.Section>
  );
}

function PastOrders({ page, rowOf }: { readonly page: OrderPage | undefined; readonly rowOf: RowOf }) {
  const words = useMessages(messages);
  if (page === undefined) return null;
  const { orders, total } = page;
  if (orders.length === 0) return <p role="status">{words.nothingFound}</p>;
  return (
    <>
      <Choices.List aria-label={words.past}>
        {orders.map(({ orderSn, groupName, status, startDate, heads, totalFen }) => (
          <RecommendedOrder
            key={orderSn}
            {...{ groupName, startDate, heads, totalFen }}
            {...rowOf({ kind: 'history', orderSn })}
            mark={<OrderStatusTag status={status} />}
            about={words.ordered(orderSn)}
          />
        ))}
      </Choices.List>
      {total > orders.length ? <p>{words.more(orders.length, total)}</p> : null}
    </>
  );
}
