import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Notice } from '@tuanbao/library/components/Notice';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useProducts } from '../data/useProducts.ts';
import { type Unfinished, type UnfinishedPage, useOfflineOrders } from '../data/useUnfinished.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import * as S from '../list/list.styles.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { PagedList } from '../list/PagedList.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useNavigate, useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { unfinishedColumnsIn } from '../unfinishedOrders/unfinishedColumns.tsx';
import { OfflineItem, UnfinishedItem } from '../unfinishedOrders/UnfinishedItem.tsx';
import { messages } from '../unfinishedOrders/unfinishedOrders.messages.ts';
import { UnfinishedTable } from '../unfinishedOrders/UnfinishedTable.tsx';
import { type Deletion, useDeleteDraft, useDeleteOfflineOrder } from '../unfinishedOrders/useDeletion.ts';
import { type UnfinishedList, useUnfinishedList } from '../unfinishedOrders/useUnfinishedList.ts';

/**
 * List of the agent's unfinished work: saved drafts, as cards (four per page, specification §9) or as a table, and
 * orders that are processed outside the system.
 */
export default function UnfinishList(): ReactElement {
  const words = useMessages(messages);
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'offline' ? 'offline' : 'drafts';
  const list = useUnfinishedList();
  const tabs = (['drafts', 'offline'] as const).map((id) => ({ id, title: words.tab[id] }));
  const search = (
    <ListSearch label={words.search} placeholder={words.searchHint} keyword={list.typed} onChange={list.type} />
  );
  return (
    <Page title={words.title} lead={words.lead} actions={tab === 'drafts' ? search : null}>
      <Tabs
        aria-label={words.tabs}
        items={tabs}
        value={tab}
        onChange={(id) => setParams(id === 'offline' ? [['tab', id]] : [])}
      >
        <S.Body>{tab === 'drafts' ? <Drafts list={list} /> : <OfflineOrders />}</S.Body>
      </Tabs>
    </Page>
  );
}

function Drafts({ list }: { readonly list: UnfinishedList }): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { data, error, isLoading, ask, query, change, view, setView } = list;
  const deletion = useDeleteDraft(ask);
  const products = useProducts().data ?? [];
  return (
    <>
      <S.Bar>
        <S.BarFilters>
          <FormikMirror values={{ product: query.product }}>
            <FormikSelect
              name="product"
              aria-label={words.product}
              onChange={(product) => change({ product })}
              options={[
                { value: '', label: words.everyProduct },
                ...products.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </FormikMirror>
        </S.BarFilters>
        <ListTools view={view} onChange={setView} columns={unfinishedColumnsIn(words)} />
      </S.Bar>
      <Deleted deletion={deletion} />
      {isLoading && !data ? <Skeleton lines={8} label={words.loading} /> : null}
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {data?.total === 0 ? (
        <EmptyList
          isFiltered={list.isFiltered}
          words={words}
          onClear={list.clear}
          start={
            <Button variant="primary" onPress={() => void navigate(paths.products)}>
              {words.toProducts}
            </Button>
          }
        />
      ) : null}
      {data && data.total > 0 ? <DraftPage list={list} page={data} deletion={deletion} /> : null}
    </>
  );
}

interface DraftPageProps {
  readonly list: UnfinishedList;
  readonly page: UnfinishedPage;
  readonly deletion: Deletion<Unfinished>;
}

function DraftPage({ list, page, deletion }: DraftPageProps): ReactElement {
  const { query, change, view, pageSize } = list;
  const { isPending } = deletion;
  const turn = (next: number) => change({ page: next });
  const remove = (rows: readonly Unfinished[]) => void deletion.remove(rows);
  if (view.view === 'cards') {
    return (
      <PagedList page={query.page} pageSize={pageSize} total={page.total} onTurn={turn}>
        {page.list.map((draft) => (
          <li key={draft.id}>
            <UnfinishedItem draft={draft} isPending={isPending} onRemove={() => remove([draft])} />
          </li>
        ))}
      </PagedList>
    );
  }
  return (
    <>
      <UnfinishedTable list={list} rows={page.list} isPending={isPending} onRemove={remove} />
      <Pagination page={query.page} pageSize={pageSize} total={page.total} onChange={turn} />
    </>
  );
}

interface DeletedProps {
  readonly deletion: Pick<Deletion<{ readonly groupName: string }>, 'deleted' | 'isPending' | 'undo'>;
}

/** Message that entries were deleted, with a button that restores them. */
function Deleted({ deletion }: DeletedProps): ReactElement | null {
  const words = useMessages(messages);
  const { deleted, isPending, undo } = deletion;
  const [first] = deleted;
  if (!first) return null;
  const action = (
    <Button size="small" isPending={isPending} onPress={() => void undo()}>
      {words.undo}
    </Button>
  );
  return (
    <Notice action={action}>
      {deleted.length === 1 ? words.removed(first.groupName || words.unnamed) : words.removedSeveral(deleted.length)}
    </Notice>
  );
}

function OfflineOrders(): ReactElement {
  const words = useMessages(messages);
  const { data, error, isLoading, ask } = useOfflineOrders();
  const deletion = useDeleteOfflineOrder(ask);
  return (
    <>
      <Deleted deletion={deletion} />
      {isLoading ? <Skeleton lines={8} label={words.loading} /> : null}
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {data?.length === 0 ? <EmptyState title={words.noOfflineTitle} description={words.noOfflineText} /> : null}
      {data && data.length > 0 ? (
        <S.List>
          {data.map((order) => (
            <li key={order.offlineDataUuid}>
              <OfflineItem
                order={order}
                isPending={deletion.isPending}
                onRemove={() => void deletion.remove([order])}
              />
            </li>
          ))}
        </S.List>
      ) : null}
    </>
  );
}
