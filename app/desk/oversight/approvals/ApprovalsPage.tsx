import { Button } from '@tuanbao/library/components/Button';
import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Select } from '@tuanbao/library/components/Select';
import { Tag, type TagTone } from '@tuanbao/library/components/Tag';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useQuestion } from '../../../client/platform/query/useQuestion.ts';
import type { ApprovalState } from '../../../contract/desk/oversight/approvalMachine.ts';
import { listApprovals } from '../../../contract/desk/oversight/approvals.ts';
import { DeskList } from '../../list/DeskList.tsx';
import { listPageSize, useListQuery } from '../../list/useListQuery.ts';
import { DeskPage } from '../../page/DeskPage.tsx';
import { useMay } from '../../session/deskSessionContext.ts';
import { LinkDialog } from '../operators/LinkDialog.tsx';
import { type ApprovalAction, ApprovalDialog } from './ApprovalDialog.tsx';
import { messages } from './approvals.messages.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { type ListedApproval, useApprovalTexts } from './useApprovalTexts.ts';

const tones: Readonly<Record<ApprovalState, TagTone>> = {
  waiting: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** Selections of the list other than that of the requests that wait, which is the first. */
const others = ['own', 'all'] as const;

function useColumns(): readonly DataGridColumn<ListedApproval>[] {
  const words = useMessages(messages);
  const textsOf = useApprovalTexts();
  return [
    { id: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind], isRowHeader: true },
    { id: 'subject', header: words.subject, cell: (approval) => textsOf(approval).subject },
    {
      id: 'change',
      header: words.change,
      cell: (approval) => `${textsOf(approval).before} → ${textsOf(approval).after}`,
    },
    { id: 'asker', header: words.asker, cell: ({ askedBy }) => askedBy },
    { id: 'askedAt', header: words.askedAt, cell: ({ askTime }) => formatInstant(askTime) },
    {
      id: 'state',
      header: words.state,
      cell: ({ state }) => <Tag tone={tones[state]}>{words.states[state]}</Tag>,
    },
  ];
}

/** Page of the requests that a second operator decides. */
export default function ApprovalsPage(): ReactElement {
  const words = useMessages(messages);
  const mayAskRefund = useMay('refunds.ask');
  const query = useListQuery(['selection']);
  const selection = others.find((each) => each === query.filters.selection) ?? 'waiting';
  const question = useQuestion(listApprovals, { pageIndex: query.page, pageSize: listPageSize, selection });
  const columns = useColumns();
  const textsOf = useApprovalTexts();
  const [opened, setOpened] = useState<ListedApproval | null>(null);
  const [action, setAction] = useState<ApprovalAction | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [link, setLink] = useState('');
  const close = () => {
    setAction(null);
    setOpened(null);
  };
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      actions={mayAskRefund ? <Button onPress={() => setAsking(true)}>{words.askRefund}</Button> : undefined}
    >
      <DeskList
        caption={words.title}
        columns={columns}
        rowKey={({ approvalId }) => approvalId}
        question={question}
        query={query}
        onOpen={setOpened}
        actions={(approval) => (
          <Button
            size="small"
            aria-label={words.openNamed(textsOf(approval).subject)}
            onPress={() => setOpened(approval)}
          >
            {words.open}
          </Button>
        )}
        filters={
          <Select
            label={words.selection}
            options={(['waiting', ...others] as const).map((value) => ({ value, label: words.selections[value] }))}
            value={selection}
            onChange={(value) => query.change({ selection: value === 'waiting' ? '' : value })}
            isRequired
          />
        }
        empty={<EmptyState title={words.noneWaiting} />}
      />
      {opened && action === null ? <ApprovalDialog approval={opened} onAct={setAction} onClose={close} /> : null}
      {opened && action ? (
        <DecisionDialog
          approvalId={opened.approvalId}
          action={action}
          onDone={(made) => {
            question.ask();
            setLink(made);
          }}
          onClose={close}
        />
      ) : null}
      {isAsking ? <RefundDialog onDone={question.ask} onClose={() => setAsking(false)} /> : null}
      {link === '' ? null : <LinkDialog link={link} onClose={() => setLink('')} />}
    </DeskPage>
  );
}
