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

/**
 * Values of the list's filter besides `waiting`, which is the default. `waiting` selects the requests that wait for a
 * decision.
 */
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

/** Page with the requests for approval, about which a second operator decides. */
export default function ApprovalsPage(): ReactElement {
  const words = useMessages(messages);
  const mayAskRefund = useMay('refunds.ask');
  const query = useListQuery(['selection']);
  const selection = others.find((each) => each === query.filters.selection) ?? 'waiting';
  const question = useQuestion(listApprovals, { pageIndex: query.page, pageSize: listPageSize, selection });
  const columns = useColumns();
  const textsOf = useApprovalTexts();
  const [opened, setOpened] = useState<ListedApproval | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [link, setLink] = useState('');
  const actionsOf = (approval: ListedApproval) => (
    <Button size="small" aria-label={words.openNamed(textsOf(approval).subject)} onPress={() => setOpened(approval)}>
      {words.open}
    </Button>
  );
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
        actions={actionsOf}
        filters={
          <Select
            label={words.state}
            options={(['waiting', ...others] as const).map((value) => ({ value, label: words.selections[value] }))}
            value={selection}
            onChange={(value) => query.change({ selection: value === 'waiting' ? '' : value })}
          />
        }
        empty={<EmptyState title={words.noneWaiting} />}
      />
      {opened ? (
        <OpenedApproval
          approval={opened}
          onDone={(made) => {
            question.ask();
            setLink(made);
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {isAsking ? <RefundDialog onDone={question.ask} onClose={() => setAsking(false)} /> : null}
      {link === '' ? null : <LinkDialog link={link} onClose={() => setLink('')} />}
    </DeskPage>
  );
}

interface OpenedApprovalProps {
  readonly approval: ListedApproval;
  /**
   * Called after the request was decided or withdrawn. `link` is the welcome link that an approval created; empty if no
   * link was created.
   */
  readonly onDone: (link: string) => void;
  readonly onClose: () => void;
}

/** Dialog with a request. If the operator chooses an action, the dialog for this action is shown instead. */
function OpenedApproval({ approval, onDone, onClose }: OpenedApprovalProps): ReactElement {
  const [action, setAction] = useState<ApprovalAction | null>(null);
  return action ? (
    <DecisionDialog approvalId={approval.approvalId} action={action} onDone={onDone} onClose={onClose} />
  ) : (
    <ApprovalDialog approval={approval} onAct={setAction} onClose={onClose} />
  );
}
