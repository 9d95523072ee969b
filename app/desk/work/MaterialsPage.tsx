import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Tag } from '@tuanbao/library/components/Tag';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { materialsToCheck } from '../../contract/desk/work/waiting.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { useAge } from './useAge.ts';
import { messages } from './waiting.messages.ts';
import * as S from './work.styles.ts';

type Row = ResponseOf<typeof materialsToCheck>['list'][number];
type Words = (typeof messages)['zh-CN'];
type Statuses = (typeof orderStatusMessages)['zh-CN'];

const columnsIn = (
  words: Words,
  statuses: Statuses,
  ageOf: (since: string) => string,
): readonly DataGridColumn<Row>[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: ({ groupName, reference }) => (
      <div>
        {groupName}
        <S.Muted>{reference}</S.Muted>
      </div>
    ),
  },
  { id: 'product', header: words.product, cell: ({ productName }) => productName },
  { id: 'agent', header: words.agent, cell: ({ agentName }) => agentName },
  { id: 'state', header: words.state, cell: ({ state }) => <Tag>{ownValue<string>(statuses, state) ?? state}</Tag> },
  { id: 'waits', header: words.waits, align: 'end', cell: ({ since }) => ageOf(since) },
];

/** List of orders whose materials are checked, the oldest first. */
export default function MaterialsPage(): ReactElement {
  const words = useMessages(messages);
  const statuses = useMessages(orderStatusMessages);
  const ageOf = useAge();
  const query = useListQuery([]);
  const question = useQuestion(materialsToCheck, { page: query.page }, { keepPreviousData: true });
  return (
    <DeskPage title={words.materialsTitle} lead={words.materialsLead}>
      <DeskList<Row>
        caption={words.materialsTitle}
        question={question}
        query={query}
        columns={columnsIn(words, statuses, ageOf)}
        rowKey={({ reference }) => reference}
        rowLabel={({ reference }) => reference}
        empty={<EmptyState title={words.noMaterials} />}
      />
    </DeskPage>
  );
}
