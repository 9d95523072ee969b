import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { counted } from '@tuanbao/library/i18n/counted';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { EndorsementPage } from '../../contract/endorsementLists.ts';
import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import { endorsementColumnsIn } from '../endorsements/endorsementColumns.tsx';
import { EndorsementFilter } from '../endorsements/EndorsementFilter.tsx';
import { EndorsementGrid } from '../endorsements/EndorsementGrid.tsx';
import { endorsementGroupOf, endorsementGroups } from '../endorsements/endorsementQueryInAddress.ts';
import { messages } from '../endorsements/endorsements.messages.ts';
import { useDraftDeletion } from '../endorsements/useDraftDeletion.ts';
import { type EndorsementList, useEndorsementList } from '../endorsements/useEndorsementList.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import * as ListLayout from '../list/list.styles.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useNavigate, useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';

const EndorsementDetailScreen = lazyAhead(
  async () => (await import('../endorsements/EndorsementDetailScreen.tsx')).EndorsementDetailScreen,
);

/**
 * List of the agent's endorsements. If the address has the parameter `detail`, the endorsement with this id is shown
 * instead.
 */
export default function EndorsementListScreen(): ReactElement {
  const [params] = useSearchParams();
  const uuid = params.get('detail');
  return uuid === null ? <List /> : <EndorsementDetailScreen uuid={uuid} />;
}

const titleOf = (title: string, count: number | undefined) =>
  count === undefined ? title : counted`${title} ${count}`;

function List(): ReactElement {
  const words = useMessages(messages);
  const { groups } = useMessages(endorsementMessages);
  const list = useEndorsementList();
  const { query } = list;
  const deletion = useDraftDeletion(list.ask);
  const content = <Content list={list} onDelete={deletion.remove} />;
  return (
    <Page
      title={words.list}
      lead={words.lead}
      actions={
        <ListSearch label={words.search} placeholder={words.searchHint} keyword={list.typed} onChange={list.type} />
      }
    >
      {deletion.deleted ? (
        <Notice
          tone="info"
          role="status"
          action={
            <Button size="small" onPress={deletion.undo}>
              {words.undo}
            </Button>
          }
          onClose={deletion.forget}
        >
          {words.removed(deletion.deleted.sn)}
        </Notice>
      ) : null}
      <Tabs
        aria-label={words.tabs}
        items={[
          { id: 'all', title: titleOf(words.all, list.countIn(null)), content },
          ...endorsementGroups.map((group) => ({
            id: group,
            title: titleOf(groups[group], list.countIn(group)),
            content,
          })),
        ]}
        value={query.group ?? 'all'}
        onChange={(id) => list.change({ group: endorsementGroupOf(id) })}
      />
    </Page>
  );
}

interface ContentProps {
  readonly list: EndorsementList;
  readonly onDelete: (draft: EndorsementSummary) => void;
}

function Content({ list, onDelete }: ContentProps): ReactElement {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const { query, change, view, setView, data, error } = list;
  const tools = (
    <ListTools view={view} onChange={setView} columns={endorsementColumnsIn(words, kinds)} hasCards={false} />
  );
  return (
    <ListLayout.Body>
      <EndorsementFilter query={query} onChange={change} products={list.products} tools={tools} />
      {error ? <CallFailure error={error} onRetry={list.ask} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? <Endorsements list={list} page={data} onDelete={onDelete} /> : null}
    </ListLayout.Body>
  );
}

interface EndorsementsProps extends ContentProps {
  readonly page: EndorsementPage;
}

function Endorsements({ list, page, onDelete }: EndorsementsProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { query, change, view } = list;
  if (page.total === 0) {
    const start = (
      <Button variant="primary" onPress={() => void navigate(paths.initiateEndorsement)}>
        {words.initiate}
      </Button>
    );
    return <EmptyList isFiltered={list.isFiltered} words={words} onClear={list.clear} start={start} />;
  }
  return (
    <>
      <EndorsementGrid
        rows={page.endorsements}
        sort={query.sort}
        onSort={(sort) => change({ sort })}
        hidden={view.hidden}
        isLoading={list.isLoading}
        onDelete={onDelete}
      />
      <Pagination
        page={query.page}
        pageSize={view.pageSize}
        total={page.total}
        onChange={(next) => change({ page: next })}
      />
    </>
  );
}
