import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { DateField } from '@tuanbao/library/components/DateField';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Money } from '@tuanbao/library/components/Money';
import { Notice } from '@tuanbao/library/components/Notice';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { endorsementMessages, type EndorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import { type ReactElement, useState } from 'react';

import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import { endorsementPageSize, useEndorsementCounts, useEndorsements } from '../data/useEndorsements.ts';
import { messages, type EndorsementsMessages } from '../endorsements/endorsements.messages.ts';
import * as S from '../endorsements/endorsements.styles.ts';
import { useDraftDeletion } from '../endorsements/useDraftDeletion.ts';
import {
  endorsementGroupOf,
  endorsementGroups,
  useEndorsementQueryInUrl,
} from '../endorsements/useEndorsementQueryInUrl.ts';
import { SavedFilterBar } from '../filters/SavedFilterBar.tsx';
import * as ListStyles from '../list/list.styles.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import { endorsementDraftPath, endorsementPath, paths } from '../platform/navigation/paths.ts';
import { useNavigate, useSearchParams } from '../platform/navigation/router.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { Page } from '../platform/page/Page.tsx';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { useSettled } from '../platform/query/useSettled.ts';

const EndorsementDetailScreen = lazyAhead(
  async () => (await import('../endorsements/EndorsementDetailScreen.tsx')).EndorsementDetailScreen,
);

/** The agent's endorsements; `detail` names the one that is shown. */
export default function PreservationList(): ReactElement {
  const [params] = useSearchParams();
  const uuid = params.get('detail');
  return uuid === null ? <List /> : <EndorsementDetailScreen uuid={uuid} />;
}

const columnsIn = (
  words: EndorsementsMessages,
  kinds: EndorsementMessages['kinds'],
): readonly DataGridColumn<EndorsementSummary>[] => [
  {
    id: 'sn',
    header: words.numbers,
    isRowHeader: true,
    cell: ({ sn, policySn }) => (
      <S.Lines>
        <UnbrokenWords text={sn} />
        <small>
          <UnbrokenWords text={policySn} />
        </small>
      </S.Lines>
    ),
  },
  {
    id: 'group',
    header: words.group,
    cell: ({ groupName, productName }) => (
      <S.Lines data-wide>
        {groupName}
        <small>{productName}</small>
      </S.Lines>
    ),
  },
  {
    id: 'kind',
    header: words.kindAndDay,
    cell: (each) => (
      <S.Lines>
        {each.kinds.map((kind) => kinds[kind]).join('、') || '—'}
        <small>
          <UnbrokenWords text={each.effectiveDate || '—'} /> {each.isUpcoming ? words.upcoming : null}
        </small>
      </S.Lines>
    ),
  },
  { id: 'net', header: words.net, align: 'end', cell: ({ netFen }) => <Money fen={netFen} /> },
  { id: 'status', header: words.status, cell: ({ state }) => <EndorsementStatusTag status={state} /> },
];

function List(): ReactElement {
  const words = useMessages(messages);
  const { groups } = useMessages(endorsementMessages);
  const [query, change] = useEndorsementQueryInUrl();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim(), 300);
  const filter = { keyword, policyUuid: '', from: query.from, until: query.until };
  const list = useEndorsements({ ...filter, page: query.page, states: [], group: query.group });
  const counts = useEndorsementCounts(filter);
  const ofGroups = counts.data?.groups;
  const total = Object.values(ofGroups ?? {}).reduce((sum, count) => sum + count, 0);
  const titleOf = (title: string, count: number) => (ofGroups ? `${title} ${count}` : title);
  const ask = () => {
    list.ask();
    counts.ask();
  };
  const deletion = useDraftDeletion(ask);
  const isFiltered = query.group !== null || keyword !== '' || query.from !== '' || query.until !== '';
  const wordsOf = (kept: URLSearchParams) => {
    const group = endorsementGroupOf(kept.get('status'));
    const days = [kept.get('from') ?? '', kept.get('until') ?? ''];
    return [group === null ? undefined : groups[group], days.some(Boolean) ? days.join(' ~ ') : undefined];
  };
  const content = (
    <Layout.Stack>
      <S.Filters>
        <DateField label={words.from} value={query.from} onChange={(from) => change({ from })} />
        <DateField label={words.until} value={query.until} onChange={(until) => change({ until })} />
      </S.Filters>
      <SavedFilterBar list="endorsements" wordsOf={wordsOf} />
      {list.error ? <CallFailure error={list.error} onRetry={ask} /> : null}
      {!list.data && !list.error ? <Skeleton lines={8} /> : null}
      {list.data ? (
        <Rows
          rows={list.data.endorsements}
          isFiltered={isFiltered}
          onClear={() => {
            setTyped('');
            change({ group: null, from: '', until: '' });
          }}
          onDelete={deletion.remove}
        />
      ) : null}
      {list.data && list.data.total > endorsementPageSize ? (
        <Pagination
          page={query.page}
          pageSize={endorsementPageSize}
          total={list.data.total}
          onChange={(page) => change({ page })}
        />
      ) : null}
    </Layout.Stack>
  );
  return (
    <Page
      title={words.list}
      lead={words.lead}
      actions={
        <ListStyles.Search role="search">
          <SearchField aria-label={words.search} placeholder={words.searchHint} value={typed} onChange={setTyped} />
        </ListStyles.Search>
      }
    >
      {deletion.deleted ? (
        <Notice
          tone="info"
          role="status"
          action={<Button onPress={deletion.undo}>{words.undo}</Button>}
          onClose={deletion.forget}
        >
          {words.removed(deletion.deleted.sn)}
        </Notice>
      ) : null}
      <Tabs
        aria-label={words.tabs}
        items={[
          { id: 'all', title: titleOf(words.all, total), content },
          ...endorsementGroups.map((group) => ({
            id: group,
            title: titleOf(groups[group], ofGroups?.[group] ?? 0),
            content,
          })),
        ]}
        value={query.group ?? 'all'}
        onChange={(id) => change({ group: endorsementGroupOf(id) })}
      />
    </Page>
  );
}

interface RowsProps {
  readonly rows: readonly EndorsementSummary[];
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onDelete: (draft: EndorsementSummary) => void;
}

function Rows({ rows, isFiltered, onClear, onDelete }: RowsProps): ReactElement {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const navigate = useNavigate();
  const start = (
    <Button variant="primary" onPress={() => void navigate(paths.initiateEndorsement)}>
      {words.initiate}
    </Button>
  );
  const empty = isFiltered ? (
    <EmptyState title={words.noResult} action={<Button onPress={onClear}>{words.clear}</Button>} />
  ) : (
    <EmptyState title={words.none} description={words.noneText} action={start} />
  );
  const actions = ({ uuid, sn, state, ...rest }: EndorsementSummary) =>
    state === 'temporary' ? (
      <>
        <Button
          size="small"
          variant="quiet"
          aria-label={words.goOnWith(sn)}
          onPress={() => void navigate(endorsementDraftPath(uuid))}
        >
          {words.goOn}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={words.removeOf(sn)}
          onPress={() => onDelete({ uuid, sn, state, ...rest })}
        >
          {words.remove}
        </Button>
      </>
    ) : (
      <Button
        size="small"
        variant="quiet"
        aria-label={words.detailOf(sn)}
        onPress={() => void navigate(endorsementPath(uuid))}
      >
        {words.detail}
      </Button>
    );
  return (
    <DataGrid
      caption={words.list}
      isCaptionHidden
      columns={columnsIn(words, kinds)}
      rows={rows}
      rowKey={({ uuid }) => uuid}
      rowLabel={({ sn }) => sn}
      empty={empty}
      actions={actions}
    />
  );
}
