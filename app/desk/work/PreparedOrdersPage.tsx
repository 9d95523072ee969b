import { Button } from '@tuanbao/library/components/Button';
import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Tag } from '@tuanbao/library/components/Tag';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useNavigate } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { preparedStatuses } from '../../contract/desk/work/preparedOrders.schema.ts';
import { preparedOrders } from '../../contract/desk/work/preparedOrders.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { OrderReference } from './OrderReference.tsx';
import { CopyOrderDialog } from './PrepareDialogs.tsx';
import { messages } from './preparedOrders.messages.ts';
import * as S from './work.styles.ts';
import { workPaths } from './workPaths.ts';

type Row = ResponseOf<typeof preparedOrders>['list'][number];
type Words = (typeof messages)['zh-CN'];

const tones = { waiting: 'warning', opened: 'info', submitted: 'success' } as const;

const columnsIn = (words: Words): readonly DataGridColumn<Row>[] => [
  {
    id: 'task',
    header: words.task,
    isRowHeader: true,
    cell: ({ title, productName }) => (
      <div>
        {title}
        <S.Muted>{productName}</S.Muted>
      </div>
    ),
  },
  { id: 'agent', header: words.agent, width: '6rem', cell: ({ agentName }) => agentName },
  {
    id: 'status',
    header: words.progress,
    cell: ({ status }) => <Tag tone={tones[status]}>{words.statuses[status]}</Tag>,
  },
  {
    id: 'order',
    header: words.order,
    cell: ({ orderSn }) => (orderSn ? <OrderReference reference={orderSn} orderSn={orderSn} /> : '—'),
  },
  { id: 'made', header: words.made, cell: ({ createdAt }) => formatInstant(createdAt) },
];

/** List of prepared orders with the agents' progress, and buttons that create another prepared order. */
export default function PreparedOrdersPage(): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const query = useListQuery(['status']);
  const status = preparedStatuses.find((known) => known === query.filters.status);
  const request = { page: query.page, ...(status ? { status } : {}) };
  const question = useQuestion(preparedOrders, request, { keepPreviousData: true });
  const [isCopying, setCopying] = useState(false);
  const [link, setLink] = useState('');
  const actions = (
    <S.Actions>
      <Button onPress={() => setCopying(true)}>{words.fromOrder}</Button>
      <Button variant="primary" onPress={() => void navigate(workPaths.drafts)}>
        {words.fromDraft}
      </Button>
    </S.Actions>
  );
  const rowActions = (row: Row) => (
    <Button size="small" variant="quiet" aria-label={words.linkOf(row.title)} onPress={() => setLink(row.link)}>
      {words.link}
    </Button>
  );
  return (
    <DeskPage title={words.title} lead={words.lead} actions={actions}>
      <DeskList<Row>
        caption={words.title}
        question={question}
        query={query}
        columns={columnsIn(words)}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        empty={<EmptyState title={words.empty} description={words.emptyText} />}
        actions={rowActions}
        filters={<StatusFilter status={query.filters.status} onChange={(value) => query.change({ status: value })} />}
      />
      {isCopying ? (
        <CopyOrderDialog
          onMade={setLink}
          onClose={() => {
            setCopying(false);
            question.ask();
          }}
        />
      ) : null}
      {link === '' ? null : (
        <LinkDialog title={words.linkTitle} text={words.linkText} link={link} onClose={() => setLink('')} />
      )}
    </DeskPage>
  );
}

interface StatusFilterProps {
  readonly status: string;
  readonly onChange: (status: string) => void;
}

function StatusFilter({ status, onChange }: StatusFilterProps): ReactElement {
  const words = useMessages(messages);
  const options = preparedStatuses.map((value) => ({ value, label: words.statuses[value] }));
  return (
    <FormikMirror values={{ status }}>
      <FormikSelect
        name="status"
        label={words.progress}
        options={[{ value: '', label: words.everything }, ...options]}
        onChange={onChange}
      />
    </FormikMirror>
  );
}
