import { Button } from '@tuanbao/library/components/Button';
import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Tag } from '@tuanbao/library/components/Tag';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { invitationStates } from '../../contract/desk/work/invitations.schema.ts';
import { invitations } from '../../contract/desk/work/invitations.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { InviteDialog, WithdrawDialog } from './InvitationDialogs.tsx';
import { messages } from './invitations.messages.ts';
import { LinkDialog } from './LinkDialog.tsx';
import * as S from './work.styles.ts';

type Row = ResponseOf<typeof invitations>['list'][number];
type Words = (typeof messages)['zh-CN'];

const tones = { open: 'info', redeemed: 'success', expired: 'neutral' } as const;

const columnsIn = (words: Words): readonly DataGridColumn<Row>[] => [
  { id: 'product', header: words.product, isRowHeader: true, cell: ({ productName }) => productName },
  { id: 'state', header: words.state, cell: ({ state }) => <Tag tone={tones[state]}>{words.states[state]}</Tag> },
  { id: 'expires', header: words.expires, cell: ({ expiresAt }) => formatInstant(expiresAt) },
  {
    id: 'redeemed',
    header: words.redeemed,
    cell: ({ agentName, redeemedAt }) =>
      redeemedAt === '' ? (
        '—'
      ) : (
        <div>
          {agentName}
          <S.Muted>{formatInstant(redeemedAt)}</S.Muted>
        </div>
      ),
  },
];

/** List of invitations to products that are sold by invitation only. */
export default function InvitationsPage(): ReactElement {
  const words = useMessages(messages);
  const query = useListQuery(['state']);
  const state = invitationStates.find((known) => known === query.filters.state);
  const request = { page: query.page, ...(state ? { state } : {}) };
  const question = useQuestion(invitations, request, { keepPreviousData: true });
  const [isMaking, setMaking] = useState(false);
  const [withdrawn, setWithdrawn] = useState<Row | null>(null);
  const [link, setLink] = useState('');
  const closed = () => {
    setMaking(false);
    setWithdrawn(null);
    question.ask();
  };
  const make = (
    <Button variant="primary" onPress={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  const actions = (row: Row) =>
    row.state === 'open' ? (
      <RowActions
        productName={row.productName}
        onShowLink={() => setLink(row.link)}
        onWithdraw={() => setWithdrawn(row)}
      />
    ) : null;
  return (
    <DeskPage title={words.title} lead={words.lead} actions={make}>
      <DeskList<Row>
        caption={words.title}
        question={question}
        query={query}
        columns={columnsIn(words)}
        rowKey={({ id }) => id}
        rowLabel={({ productName }) => productName}
        empty={<EmptyState title={words.empty} />}
        actions={actions}
        filters={<StateFilter state={query.filters.state} onChange={(value) => query.change({ state: value })} />}
      />
      {isMaking ? <InviteDialog onMade={setLink} onClose={closed} /> : null}
      {withdrawn ? <WithdrawDialog id={withdrawn.id} onClose={closed} /> : null}
      {link === '' ? null : (
        <LinkDialog title={words.linkTitle} text={words.linkText} link={link} onClose={() => setLink('')} />
      )}
    </DeskPage>
  );
}

interface RowActionsProps {
  readonly productName: string;
  readonly onShowLink: () => void;
  readonly onWithdraw: () => void;
}

function RowActions({ productName, onShowLink, onWithdraw }: RowActionsProps): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      <Button size="small" variant="quiet" aria-label={words.linkOf(productName)} onPress={onShowLink}>
        {words.link}
      </Button>
      <Button size="small" variant="quiet" aria-label={words.withdrawOf(productName)} onPress={onWithdraw}>
        {words.withdraw}
      </Button>
    </>
  );
}

interface StateFilterProps {
  readonly state: string;
  readonly onChange: (state: string) => void;
}

function StateFilter({ state, onChange }: StateFilterProps): ReactElement {
  const words = useMessages(messages);
  const options = invitationStates.map((value) => ({ value, label: words.states[value] }));
  return (
    <FormikMirror values={{ state }}>
      <FormikSelect
        name="state"
        label={words.state}
        options={[{ value: '', label: words.everything }, ...options]}
        onChange={onChange}
      />
    </FormikMirror>
  );
}
