import { Button } from '@tuanbao/library/components/Button';
import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Money } from '@tuanbao/library/components/Money';
import { Tag } from '@tuanbao/library/components/Tag';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { pendingRefunds } from '../../contract/desk/work/waiting.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { useMay } from '../session/deskSessionContext.ts';
import { RefundSentDialog, type RefundToTransfer } from './RefundSentDialog.tsx';
import { useAge } from './useAge.ts';
import { messages } from './waiting.messages.ts';
import { Name } from './work.styles.ts';
import { approvalsPath } from './workPaths.ts';
import { WorkSubject } from './WorkSubject.tsx';

type Row = ResponseOf<typeof pendingRefunds>['list'][number];
type Words = (typeof messages)['zh-CN'];

const columnsIn = (words: Words, ageOf: (since: string) => string): readonly DataGridColumn<Row>[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: (row) => <WorkSubject {...row} {...(row.kind === 'byHand' && { path: approvalsPath })} />,
  },
  { id: 'kind', header: words.kind, width: '5rem', cell: ({ kind }) => words.refundKinds[kind] },
  {
    id: 'state',
    header: words.state,
    cell: ({ state }) => <Tag tone={state === 'atGateway' ? 'neutral' : 'warning'}>{words.refundStates[state]}</Tag>,
  },
  { id: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money yuan={amount} /> },
  { id: 'waits', header: words.waits, align: 'end', cell: ({ since }) => ageOf(since) },
];

const isToTransfer = (row: Row): row is RefundToTransfer => row.state === 'toTransfer' && row.kind !== 'byHand';

/**
 * List of refunds that haven't been sent, and of requests for a manual refund that haven't been decided, the oldest
 * first.
 */
export default function RefundsPage(): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  const query = useListQuery([]);
  const mayApprove = useMay('approvals.see');
  const question = useQuestion(pendingRefunds, { page: query.page }, { keepPreviousData: true });
  const mayTransfer = useMay('refunds.approve');
  const [chosen, setChosen] = useState<RefundToTransfer | null>(null);
  const actions = (row: Row) =>
    mayTransfer && isToTransfer(row) ? (
      <Button size="small" aria-label={words.sentNamed(row.reference)} onPress={() => setChosen(row)}>
        {words.sent}
      </Button>
    ) : null;
  return (
    <DeskPage
      title={words.refundsTitle}
      lead={words.refundsLead}
      actions={mayApprove ? <Name to={approvalsPath}>{words.toApprovals}</Name> : undefined}
    >
      <DeskList<Row>
        caption={words.refundsTitle}
        question={question}
        query={query}
        columns={columnsIn(words, ageOf)}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowLabel={({ reference }) => reference}
        actions={actions}
        empty={<EmptyState title={words.noRefunds} />}
      />
      {chosen ? <RefundSentDialog refund={chosen} onDone={question.ask} onClose={() => setChosen(null)} /> : null}
    </DeskPage>
  );
}
