import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { useQuestion } from '../../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import { listAgentLooks } from '../../../contract/desk/oversight/records.ts';
import { DeskList } from '../../list/DeskList.tsx';
import { listPageSize, useListQuery } from '../../list/useListQuery.ts';
import { agentLookMessages } from './actions.messages.ts';
import { RecordFilters, TextFilter } from './RecordFilters.tsx';
import { messages } from './records.messages.ts';
import { RecordsFrame } from './RecordsFrame.tsx';
import { useRecordExport } from './useRecordExport.ts';
import { useRecordSubjects } from './useRecordSubjects.ts';

type Row = ResponseOf<typeof listAgentLooks>['list'][number];

/** Page with the records that show which agent saw which personal data. */
export default function AgentRecordsPage(): ReactElement {
  const words = useMessages(messages);
  const names: Readonly<Record<string, string>> = useMessages(agentLookMessages);
  const { textOf } = useRecordSubjects();
  const query = useListQuery(['orderSn', 'action', 'from', 'until']);
  const request = { ...query.filters, pageIndex: query.page, pageSize: listPageSize };
  const question = useQuestion(listAgentLooks, request);
  const columns = useMemo(
    (): readonly DataGridColumn<Row>[] => [
      { id: 'time', header: words.time, cell: ({ time }) => formatInstant(time), isRowHeader: true },
      { id: 'agent', header: words.agent, cell: ({ agentName }) => agentName },
      { id: 'action', header: words.action, cell: ({ action }) => ownValue(names, action) ?? action },
      { id: 'orderSn', header: words.orderSn, cell: ({ orderSn }) => orderSn },
      { id: 'subject', header: words.subject, cell: ({ subject }) => textOf(subject) },
    ],
    [words, names, textOf],
  );
  const file = useRecordExport(listAgentLooks, request, (rows) => ({
    name: words.ofAgents,
    columns: [
      { caption: words.time, width: 18 },
      { caption: words.agent, width: 18 },
      { caption: words.action, width: 26 },
      { caption: words.orderSn, width: 24 },
      { caption: words.subject, width: 30 },
    ],
    rows: rows.map(({ time, agentName, action, orderSn, subject }) => [
      formatInstant(time),
      agentName,
      ownValue(names, action) ?? action,
      orderSn,
      textOf(subject),
    ]),
  }));
  return (
    <RecordsFrame view="agents" file={file}>
      <DeskList
        caption={words.ofAgents}
        columns={columns}
        rowKey={({ recordId }) => String(recordId)}
        question={question}
        query={query}
        filters={
          <>
            <TextFilter
              key={query.filters.orderSn}
              label={words.orderSn}
              value={query.filters.orderSn}
              onChange={(orderSn) => query.change({ orderSn })}
            />
            <RecordFilters actions={names} filters={query.filters} onChange={query.change} />
          </>
        }
      />
    </RecordsFrame>
  );
}
