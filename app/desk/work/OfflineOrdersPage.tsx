import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useNavigate } from '../../client/platform/navigation/router.ts';
import { headsText } from '../../client/platform/page/headsText.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { offlineOrderViews } from '../../contract/desk/work/offlineOrders.schema.ts';
import { deskOfflineOrders } from '../../contract/desk/work/offlineOrders.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { messages } from './offlineOrders.messages.ts';
import { OfflineStateTag } from './OfflineStateTag.tsx';
import { useAge } from './useAge.ts';
import * as S from './work.styles.ts';
import { offlineOrderPath } from './workPaths.ts';

type Row = ResponseOf<typeof deskOfflineOrders>['list'][number];
type Words = (typeof messages)['zh-CN'];

const columnsIn = (words: Words, ageOf: (since: string) => string): readonly DataGridColumn<Row>[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: ({ id, groupName, productName }) => (
      <div>
        <S.Name to={offlineOrderPath(id)}>{groupName || words.unnamed}</S.Name>
        <S.Muted>{productName}</S.Muted>
      </div>
    ),
  },
  { id: 'agent', header: words.agent, width: '6rem', cell: ({ agentName }) => agentName },
  { id: 'state', header: words.state, cell: ({ state }) => <OfflineStateTag state={state} /> },
  {
    id: 'owner',
    header: words.owner,
    cell: ({ ownerName, isMine }) => (isMine ? words.mine(ownerName) : ownerName || words.noOwner),
  },
  { id: 'heads', header: words.heads, align: 'end', cell: ({ heads }) => headsText(heads, words.headCount) },
  { id: 'waits', header: words.waits, align: 'end', cell: ({ waitsSince }) => ageOf(waitsSince) },
];

/**
 * List of offline orders. At first it shows the orders that wait for an answer, the oldest first. The filter selects
 * another part of the list.
 */
export default function OfflineOrdersPage(): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  const navigate = useNavigate();
  const query = useListQuery(['view']);
  const view = offlineOrderViews.find((known) => known === query.filters.view) ?? 'waits';
  const question = useQuestion(deskOfflineOrders, { page: query.page, view }, { keepPreviousData: true });
  return (
    <DeskPage title={words.title} lead={words.lead}>
      <DeskList<Row>
        caption={words.title}
        question={question}
        query={query}
        columns={columnsIn(words, ageOf)}
        rowKey={({ id }) => id}
        rowLabel={({ groupName }) => groupName || words.unnamed}
        onOpen={({ id }) => void navigate(offlineOrderPath(id))}
        empty={<EmptyState title={words.empty} description={words.emptyText} />}
        filters={
          <FormikMirror values={{ view }}>
            <FormikSelect
              name="view"
              label={words.state}
              options={offlineOrderViews.map((value) => ({ value, label: words.views[value] }))}
              onChange={(value) => query.change({ view: value === 'waits' ? '' : value })}
            />
          </FormikMirror>
        }
      />
    </DeskPage>
  );
}
