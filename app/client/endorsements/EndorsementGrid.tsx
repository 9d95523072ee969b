import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Money } from '@tuanbao/library/components/Money';
import { endorsementMessages, type EndorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import type { ReactElement } from 'react';

import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import { endorsementDraftPath, endorsementPath, paths } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { messages, type EndorsementsMessages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';

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

export interface EndorsementGridProps {
  readonly rows: readonly EndorsementSummary[];
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onDelete: (draft: EndorsementSummary) => void;
}

/** Table of endorsements. Drafts can be continued or deleted; other rows link to their details. */
export function EndorsementGrid({ rows, isFiltered, onClear, onDelete }: EndorsementGridProps): ReactElement {
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
