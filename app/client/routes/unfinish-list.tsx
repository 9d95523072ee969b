import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect } from 'react';

import { unfinishedPageSize, useOfflineOrders, useUnfinished } from '../data/useUnfinished.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import * as S from '../list/list.styles.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { PagedList } from '../list/PagedList.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useDebounced } from '../platform/query/useDebounced.ts';
import { OfflineItem, UnfinishedItem } from '../unfinishedOrders/UnfinishedItem.tsx';
import { messages } from '../unfinishedOrders/unfinishedOrders.messages.ts';
import { type Deletion, useDeleteDraft, useDeleteOfflineOrder } from '../unfinishedOrders/useDeletion.ts';
import { type UnfinishedQuery, useUnfinishedQueryInUrl } from '../unfinishedOrders/useUnfinishedQueryInUrl.ts';

/**
 * List of the agent's unfinished work: saved drafts (four per page, specification §9), and orders that are processed
 * outside the system.
 */
export default function UnfinishList(): ReactElement {
  const words = useMessages(messages);
  const [query, change] = useUnfinishedQueryInUrl();
  const tabs = (['drafts', 'offline'] as const).map((id) => ({ id, title: words.tab[id] }));
  const search = (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      keyword={query.keyword}
      onChange={(keyword) => change({ keyword })}
    />
  );
  return (
    <Page title={words.title} lead={words.lead} actions={query.tab === 'drafts' ? search : null}>
      <Tabs
        aria-label={words.tabs}
        items={tabs}
        value={query.tab}
        onChange={(id) => change({ tab: id === 'offline' ? 'offline' : 'drafts' })}
      >
        <S.Body>{query.tab === 'drafts' ? <Drafts query={query} onChange={change} /> : <OfflineOrders />}</S.Body>
      </Tabs>
    </Page>
  );
}

interface DraftsProps {
  readonly query: UnfinishedQuery;
  readonly onChange: (patch: Partial<UnfinishedQuery>) => void;
}

function Drafts({ query, onChange }: DraftsProps): ReactElement {
  const words = useMessages(messages);
  const keyword = useDebounced(query.keyword.trim());
  const { data, error, isLoading, ask } = useUnfinished(query.page, keyword);
  const deletion = useDeleteDraft(ask);
  const lastPage = data ? Math.max(1, Math.ceil(data.total / unfinishedPageSize)) : query.page;

  // The page in the address doesn't exist: the last draft on the last page was deleted, or the address is outdated.
  useEffect(() => {
    if (query.page > lastPage) onChange({ page: lastPage });
  });

  return (
    <>
      <Deleted deletion={deletion} />
      {isLoading && !data ? <Skeleton lines={8} label={words.loading} /> : null}
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {data?.total === 0 ? (
        <EmptyList
          isFiltered={keyword !== ''}
          words={words}
          onClear={() => onChange({ keyword: '' })}
          start={<Link to={paths.products}>{words.toProducts}</Link>}
        />
      ) : null}
      {data && data.total > 0 ? (
        <PagedList
          page={query.page}
          pageSize={unfinishedPageSize}
          total={data.total}
          onTurn={(page) => onChange({ page })}
        >
          {data.list.map((draft) => (
            <li key={draft.id}>
              <UnfinishedItem
                draft={draft}
                isPending={deletion.isPending}
                onRemove={() => void deletion.remove(draft)}
              />
            </li>
          ))}
        </PagedList>
      ) : null}
    </>
  );
}

interface DeletedProps {
  readonly deletion: Pick<Deletion<{ readonly groupName: string }>, 'deleted' | 'isPending' | 'undo'>;
}

/** Message that an entry was deleted, with a button that restores it. */
function Deleted({ deletion }: DeletedProps): ReactElement | null {
  const words = useMessages(messages);
  if (!deletion.deleted) return null;
  const undo = (
    <Button size="small" isPending={deletion.isPending} onPress={() => void deletion.undo()}>
      {words.undo}
    </Button>
  );
  return <Notice action={undo}>{words.removed(deletion.deleted.groupName || words.unnamed)}</Notice>;
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
              <OfflineItem order={order} isPending={deletion.isPending} onRemove={() => void deletion.remove(order)} />
            </li>
          ))}
        </S.List>
      ) : null}
    </>
  );
}
