import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { draftSortKeys } from '../../contract/draftSort.ts';
import type { Unfinished } from '../data/useUnfinished.ts';
import { ListTable } from '../list/ListTable.tsx';
import { useNavigate } from '../platform/navigation/router.ts';
import { DangerButton } from '../platform/page/DangerButton.styles.ts';
import { unfinishedColumnsIn, wayTo } from './unfinishedColumns.tsx';
import { messages } from './unfinishedOrders.messages.ts';
import type { UnfinishedList } from './useUnfinishedList.ts';

export interface UnfinishedTableProps {
  readonly list: UnfinishedList;
  readonly rows: readonly Unfinished[];
  readonly isPending: boolean;
  readonly onRemove: (rows: readonly Unfinished[]) => void;
}

/**
 * One page of saved drafts as a table. The server sorts the drafts. Several drafts can be selected and deleted
 * together. The Enter key continues the draft of the row that has the focus.
 */
export function UnfinishedTable({ list, rows, isPending, onRemove }: UnfinishedTableProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { query, change, view } = list;
  const [keys, select] = useState<ReadonlySet<string>>(new Set());
  // Drafts of other pages and deleted drafts are removed from the selection.
  const chosen = rows.filter(({ id }) => keys.has(id));
  const groupOf = ({ groupName }: Unfinished) => groupName || words.unnamed;
  const actions = (draft: Unfinished) => (
    <>
      <DangerButton
        size="small"
        variant="quiet"
        aria-label={words.removeOf(groupOf(draft))}
        isPending={isPending}
        onPress={() => onRemove([draft])}
      >
        {words.remove}
      </DangerButton>
      <Button
        size="small"
        variant="quiet"
        aria-label={words.goOnWith(groupOf(draft))}
        onPress={() => void navigate(wayTo(draft))}
      >
        {words.goOn}
      </Button>
    </>
  );
  return (
    <ListTable
      caption={words.title}
      columns={unfinishedColumnsIn(words)}
      hidden={view.hidden}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={(draft) => `${groupOf(draft)} ${draft.productName}`}
      sortKeys={draftSortKeys}
      sort={query.sort}
      onSort={(sort) => change({ sort })}
      allowsSelection
      selectedKeys={new Set(chosen.map(({ id }) => id))}
      onSelectionChange={select}
      selectionActions={
        <Button size="small" isPending={isPending} onPress={() => onRemove(chosen)}>
          {words.removeChosen(chosen.length)}
        </Button>
      }
      onOpen={(draft) => void navigate(wayTo(draft))}
      actions={actions}
      isLoading={list.isLoading}
    />
  );
}
