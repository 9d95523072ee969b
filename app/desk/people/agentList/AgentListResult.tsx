import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Tag } from '@tuanbao/library/components/Tag';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';
import { type ReactElement, useState } from 'react';

import { messages as peopleMessages } from '../people.messages.ts';
import * as S from '../people.styles.ts';
import { messages } from './agentList.messages.ts';
import type { CheckedRow } from './useAgentList.ts';
import { useAgentListFiles } from './useAgentListFiles.ts';

const pageSize = 50;

const isFaulty = ({ problems }: CheckedRow): boolean => problems.length > 0;

function useColumns(): readonly DataGridColumn<CheckedRow>[] {
  const words = useMessages(messages);
  const { platform } = useMessages(peopleMessages);
  const { clauses } = usePunctuation();
  return [
    { id: 'row', header: words.row, align: 'end', cell: ({ row }) => row },
    { id: 'name', header: words.columns.name, isRowHeader: true, cell: ({ agent }) => agent.name || '—' },
    { id: 'mobile', header: words.columns.mobile, cell: ({ agent }) => agent.mobile || '—' },
    { id: 'tier', header: words.columns.tier, cell: ({ agent }) => agent.tier },
    { id: 'host', header: words.columns.host, cell: ({ agent }) => agent.host || platform },
    {
      id: 'certificate',
      header: words.columns.certificateNo,
      cell: ({ agent }) => [agent.certificateNo, agent.certificateValidUntil].join(' ').trim() || '—',
    },
    {
      id: 'check',
      header: words.check,
      cell: ({ problems }) =>
        problems.length === 0 ? (
          <Tag tone="success">{words.ok}</Tag>
        ) : (
          <Tag tone="danger">{clauses(problems.map((problem) => words.problems[problem]))}</Tag>
        ),
    },
  ];
}

/** Result of the check: the number of rows that can be added, and all rows with messages about their faults. */
export function AgentListResult({ rows }: { readonly rows: readonly CheckedRow[] }): ReactElement {
  const words = useMessages(messages);
  const columns = useColumns();
  const { saveFaulty } = useAgentListFiles();
  const [isOnlyFaulty, setOnlyFaulty] = useState(false);
  const [page, setPage] = useState(1);
  const faulty = rows.filter(isFaulty);
  const shown = isOnlyFaulty ? faulty : rows;
  const start = (page - 1) * pageSize;
  return (
    <>
      <S.Buttons role="status">
        <Tag tone="success">{words.fine(rows.length - faulty.length)}</Tag>
        {faulty.length > 0 ? <Tag tone="danger">{words.faulty(faulty.length)}</Tag> : null}
      </S.Buttons>
      {faulty.length > 0 ? (
        <S.Buttons>
          <Checkbox
            isSelected={isOnlyFaulty}
            onChange={(isSelected) => {
              setOnlyFaulty(isSelected);
              setPage(1);
            }}
          >
            {words.onlyFaulty}
          </Checkbox>
          <Button size="small" onPress={() => saveFaulty(faulty)}>
            {words.saveFaulty}
          </Button>
        </S.Buttons>
      ) : null}
      <DataGrid
        caption={words.result}
        isCaptionHidden
        columns={columns}
        rows={shown.slice(start, start + pageSize)}
        rowKey={({ row }) => String(row)}
      />
      {shown.length > pageSize ? (
        <Pagination page={page} pageSize={pageSize} total={shown.length} onChange={setPage} />
      ) : null}
    </>
  );
}
