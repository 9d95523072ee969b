import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { useQuestion } from '../../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import { listActions } from '../../../contract/desk/oversight/records.ts';
import { DeskList } from '../../list/DeskList.tsx';
import { listPageSize, useListQuery } from '../../list/useListQuery.ts';
import { actionMessages } from './actions.messages.ts';
import { RecordFilters, TextFilter } from './RecordFilters.tsx';
import { messages } from './records.messages.ts';
import { RecordsFrame } from './RecordsFrame.tsx';
import { useRecordExport } from './useRecordExport.ts';
import { type RecordSubjects, useRecordSubjects } from './useRecordSubjects.ts';

type Row = ResponseOf<typeof listActions>['list'][number];

function useColumns({ textOf }: RecordSubjects): readonly DataGridColumn<Row>[] {
  const words = useMessages(messages);
  const names: Readonly<Record<string, string>> = useMessages(actionMessages);
  return useMemo(
    (): readonly DataGridColumn<Row>[] => [
      { id: 'time', header: words.time, cell: ({ time }) => formatInstant(time), isRowHeader: true },
      { id: 'operator', header: words.operator, cell: ({ operator }) => operator },
      { id: 'action', header: words.action, cell: ({ action }) => ownValue(names, action) ?? action },
      { id: 'subject', header: words.subject, cell: ({ subject }) => textOf(subject) },
      { id: 'reason', header: words.reason, cell: ({ reason }) => reason },
    ],
    [words, names, textOf],
  );
}

/** Page with the recorded actions of operators, with filters and an export. */
export default function OperatorRecordsPage(): ReactElement {
  const words = useMessages(messages);
  const names: Readonly<Record<string, string>> = useMessages(actionMessages);
  const query = useListQuery(['operator', 'action', 'subject', 'from', 'until']);
  const subjects = useRecordSubjects();
  const request = {
    ...query.filters,
    subject: subjects.recordedOf(query.filters.subject),
    pageIndex: query.page,
    pageSize: listPageSize,
  };
  const question = useQuestion(listActions, request);
  const columns = useColumns(subjects);
  const file = useRecordExport(listActions, request, (rows) => ({
    name: words.title,
    columns: [
      { caption: words.time, width: 18 },
      { caption: words.operator, width: 18 },
      { caption: words.action, width: 26 },
      { caption: words.subject, width: 40 },
      { caption: words.reason, width: 40 },
    ],
    rows: rows.map(({ time, operator, action, subject, reason }) => [
      formatInstant(time),
      operator,
      ownValue(names, action) ?? action,
      subjects.textOf(subject),
      reason,
    ]),
  }));
  return (
    <RecordsFrame view="operators" file={file}>
      <DeskList
        caption={words.ofOperators}
        columns={columns}
        rowKey={({ recordId }) => String(recordId)}
        question={question}
        query={query}
        filters={
          <>
            <TextFilter
              key={`operator ${query.filters.operator}`}
              label={words.operator}
              value={query.filters.operator}
              onChange={(operator) => query.change({ operator })}
            />
            <TextFilter
              key={`subject ${query.filters.subject}`}
              label={words.subject}
              value={query.filters.subject}
              onChange={(subject) => query.change({ subject })}
            />
            <RecordFilters actions={names} filters={query.filters} onChange={query.change} />
          </>
        }
      />
    </RecordsFrame>
  );
}
