import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useNavigate } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { insurerWork } from '../../contract/desk/work/waiting.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { StateTag } from './StateTag.tsx';
import { useAge } from './useAge.ts';
import { messages } from './waiting.messages.ts';
import * as S from './work.styles.ts';
import { insurerSubjectPath } from './workPaths.ts';
import { WorkSubject } from './WorkSubject.tsx';

type Row = ResponseOf<typeof insurerWork>['list'][number];
type Words = (typeof messages)['zh-CN'];

const columnsIn = (words: Words, ageOf: (since: string) => string): readonly DataGridColumn<Row>[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: (row) => <WorkSubject {...row} path={insurerSubjectPath(row)} />,
  },
  { id: 'kind', header: words.kind, width: '5rem', cell: ({ kind }) => words.workKinds[kind] },
  {
    id: 'product',
    header: words.product,
    cell: ({ productName, insurerName }) => (
      <div>
        {productName}
        <S.Muted>{insurerName}</S.Muted>
      </div>
    ),
  },
  { id: 'state', header: words.state, cell: ({ kind, state }) => <StateTag kind={kind} state={state} /> },
  { id: 'waits', header: words.waits, align: 'end', cell: ({ since }) => ageOf(since) },
];

/**
 * List of the orders, endorsements, surrenders and invoices that wait for a decision of the insurer, the oldest first.
 * An operator can enter the decision.
 */
export default function InsurerWorkPage(): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  const navigate = useNavigate();
  const query = useListQuery([]);
  const question = useQuestion(insurerWork, { page: query.page }, { keepPreviousData: true });
  return (
    <DeskPage title={words.workTitle} lead={words.workLead}>
      <DeskList<Row>
        caption={words.workTitle}
        question={question}
        query={query}
        columns={columnsIn(words, ageOf)}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowLabel={({ reference }) => reference}
        onOpen={(row) => void navigate(insurerSubjectPath(row))}
        empty={<EmptyState title={words.noWork} />}
      />
    </DeskPage>
  );
}
