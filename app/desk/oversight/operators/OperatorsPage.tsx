import { Button } from '@tuanbao/library/components/Button';
import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Menu } from '@tuanbao/library/components/Menu';
import { Tag, type TagTone } from '@tuanbao/library/components/Tag';
import { showToast } from '@tuanbao/library/components/Toast';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';
import { type ReactElement, useMemo, useState } from 'react';

import { useObservable } from '../../../client/platform/observable/useObservable.ts';
import { useQuestion } from '../../../client/platform/query/useQuestion.ts';
import { listOperators } from '../../../contract/desk/oversight/operators.ts';
import { Inline } from '../../list/cells.styles.ts';
import { DeskList } from '../../list/DeskList.tsx';
import { listPageSize, useListQuery } from '../../list/useListQuery.ts';
import { DeskPage } from '../../page/DeskPage.tsx';
import { useDeskSession } from '../../session/deskSessionContext.ts';
import { type AccountAction, AccountDialog, type ListedOperator } from './AccountDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { messages } from './operators.messages.ts';
import { useRoleNames } from './useRoleOptions.ts';

const tones: Readonly<Record<ListedOperator['state'], TagTone>> = {
  active: 'success',
  invited: 'info',
  disabled: 'neutral',
};

function useColumns(): readonly DataGridColumn<ListedOperator>[] {
  const words = useMessages(messages);
  const roleNames = useRoleNames();
  const { listed } = usePunctuation();
  return useMemo(
    () => [
      { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true },
      { id: 'userName', header: words.userName, cell: ({ userName }) => userName },
      { id: 'roles', header: words.roles, cell: ({ roles }) => listed(roles.map((role) => roleNames[role])) },
      {
        id: 'state',
        header: words.state,
        cell: ({ state, isSignedIn }) => (
          <Inline>
            <Tag tone={tones[state]}>{words.states[state]}</Tag>
            {isSignedIn ? words.signedIn : null}
          </Inline>
        ),
      },
      { id: 'created', header: words.created, cell: ({ createTime }) => formatInstant(createTime) },
    ],
    [words, roleNames, listed],
  );
}

type Open =
  | { readonly kind: 'invite' }
  | { readonly kind: 'account'; readonly action: AccountAction; readonly operator: ListedOperator };

/** Page with the list of operators, from which an administrator invites operators and changes their accounts. */
export default function OperatorsPage(): ReactElement {
  const words = useMessages(messages);
  const query = useListQuery([]);
  const question = useQuestion(listOperators, { pageIndex: query.page, pageSize: listPageSize });
  const columns = useColumns();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const [link, setLink] = useState('');
  const showLink = (made: { readonly link: string; readonly isWaiting: boolean }) => {
    question.ask();
    if (made.isWaiting) showToast({ tone: 'success', title: words.waiting });
    else setLink(made.link);
  };
  const actionsOf = (operator: ListedOperator) => (
    <AccountMenu operator={operator} onAction={(action) => setOpen({ kind: 'account', action, operator })} />
  );
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      actions={
        <Button variant="primary" onPress={() => setOpen({ kind: 'invite' })}>
          {words.invite}
        </Button>
      }
    >
      <DeskList
        caption={words.title}
        columns={columns}
        rowKey={({ operatorId }) => operatorId}
        rowLabel={({ name }) => name}
        question={question}
        query={query}
        actions={actionsOf}
      />
      {open?.kind === 'invite' ? <InviteDialog onInvited={showLink} onClose={close} /> : null}
      {open?.kind === 'account' ? (
        <AccountDialog
          action={open.action}
          operator={open.operator}
          onDone={question.ask}
          onLink={showLink}
          onClose={close}
        />
      ) : null}
      {link === '' ? null : <LinkDialog link={link} onClose={() => setLink('')} />}
    </DeskPage>
  );
}

interface AccountMenuProps {
  readonly operator: ListedOperator;
  readonly onAction: (action: AccountAction) => void;
}

function AccountMenu({ operator, onAction }: AccountMenuProps): ReactElement {
  const words = useMessages(messages);
  const own = useObservable(useDeskSession()).operator?.operatorId;
  const actions: readonly AccountAction[] =
    operator.state === 'disabled' ? ['enable'] : ['changeRoles', 'newLink', 'signOut', 'disable'];
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" aria-label={words.actions(operator.name)}>
          {words.more}
        </Button>
      }
      actions={actions.map((id) => ({
        id,
        label: words[id],
        ...(id === 'disable' && { tone: 'danger' as const, isDisabled: operator.operatorId === own }),
      }))}
      onAction={(id) => {
        const action = actions.find((each) => each === id);
        if (action) onAction(action);
      }}
    />
  );
}
