import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Money } from '@tuanbao/library/components/Money';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useNavigate } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { transfersToMatch } from '../../contract/desk/work/transfers.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { messages } from './transfers.messages.ts';
import { useAge } from './useAge.ts';
import { transferPath } from './workPaths.ts';
import { WorkSubject } from './WorkSubject.tsx';

type Row = ResponseOf<typeof transfersToMatch>['list'][number];
type Words = (typeof messages)['zh-CN'];

const columnsIn = (words: Words, ageOf: (since: string) => string): readonly DataGridColumn<Row>[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: (row) => <WorkSubject {...row} path={transferPath(row)} />,
  },
  { id: 'kind', header: words.kind, width: '7rem', cell: ({ kind }) => words.kinds[kind] },
  { id: 'payer', header: words.payer, cell: ({ payerName }) => payerName },
  { id: 'paidOn', header: words.paidOn, width: '7rem', cell: ({ paidOn }) => paidOn },
  { id: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money yuan={amount} /> },
  { id: 'waits', header: words.waits, align: 'end', cell: ({ claimedAt }) => ageOf(claimedAt) },
];

/** List of reported transfers that wait to be matched with the bank statement. */
export default function TransfersPage(): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  const navigate = useNavigate();
  const query = useListQuery([]);
  const question = useQuestion(transfersToMatch, { page: query.page }, { keepPreviousData: true });
  return (
    <DeskPage title={words.title} lead={words.lead}>
      <DeskList<Row>
        caption={words.title}
        question={question}
        query={query}
        columns={columnsIn(words, ageOf)}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowLabel={({ reference }) => reference}
        onOpen={(row) => void navigate(transferPath(row))}
        empty={<EmptyState title={words.empty} description={words.emptyText} />}
      />
    </DeskPage>
  );
}
