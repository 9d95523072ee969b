import { Button } from '@tuanbao/library/components/Button';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import { type EndorsementSort, endorsementSortKeys } from '../../contract/endorsementSort.ts';
import { ListTable } from '../list/ListTable.tsx';
import { useNavigate } from '../platform/navigation/router.ts';
import { DangerButton } from '../platform/page/DangerButton.styles.ts';
import { endorsementColumnsIn, wayTo } from './endorsementColumns.tsx';
import { messages } from './endorsements.messages.ts';

export interface EndorsementGridProps {
  readonly rows: readonly EndorsementSummary[];
  readonly sort: EndorsementSort;
  readonly onSort: (sort: EndorsementSort) => void;
  /** Ids of the columns that are hidden. */
  readonly hidden: readonly string[];
  readonly isLoading: boolean;
  readonly onDelete: (draft: EndorsementSummary) => void;
}

/**
 * Table of endorsements. The Enter key opens the row that has the focus. A row with a draft has buttons to delete and
 * to continue the draft; any other row has a button that opens the endorsement.
 */
export function EndorsementGrid(props: EndorsementGridProps): ReactElement {
  const { rows, sort, onSort, hidden, isLoading, onDelete } = props;
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const navigate = useNavigate();
  const open = (each: EndorsementSummary) => void navigate(wayTo(each));
  const actions = (each: EndorsementSummary) =>
    each.state === 'temporary' ? (
      <>
        <DangerButton size="small" variant="quiet" aria-label={words.removeOf(each.sn)} onPress={() => onDelete(each)}>
          {words.remove}
        </DangerButton>
        <Button size="small" variant="quiet" aria-label={words.goOnWith(each.sn)} onPress={() => open(each)}>
          {words.goOn}
        </Button>
      </>
    ) : (
      <Button size="small" variant="quiet" aria-label={words.detailOf(each.sn)} onPress={() => open(each)}>
        {words.detail}
      </Button>
    );
  return (
    <ListTable
      caption={words.list}
      columns={endorsementColumnsIn(words, kinds)}
      hidden={hidden}
      rows={rows}
      rowKey={({ uuid }) => uuid}
      rowLabel={({ groupName, sn }) => `${groupName} ${sn}`}
      sortKeys={endorsementSortKeys}
      sort={sort}
      onSort={onSort}
      onOpen={open}
      actions={actions}
      isLoading={isLoading}
    />
  );
}
