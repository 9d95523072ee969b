import { Button } from '@tuanbao/library/components/Button';
import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Money } from '@tuanbao/library/components/Money';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSearchField } from '@tuanbao/library/formik/FormikSearchField';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { headsText } from '../../client/platform/page/headsText.ts';
import { useDebounced } from '../../client/platform/query/useDebounced.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { draftsToPrepare } from '../../contract/desk/work/preparedOrders.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PrepareDraftDialog } from './PrepareDialogs.tsx';
import { messages } from './preparedOrders.messages.ts';
import * as S from './work.styles.ts';
import { workPaths } from './workPaths.ts';

type Row = ResponseOf<typeof draftsToPrepare>['list'][number];
type Words = (typeof messages)['zh-CN'];

const columnsIn = (words: Words): readonly DataGridColumn<Row>[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: ({ groupName, productName }) => (
      <div>
        {groupName || words.unnamed}
        <S.Muted>{productName}</S.Muted>
      </div>
    ),
  },
  { id: 'agent', header: words.agent, width: '6rem', cell: ({ agentName }) => agentName },
  { id: 'saved', header: words.saved, width: '9.5rem', cell: ({ savedAt }) => formatInstant(savedAt) },
  { id: 'heads', header: words.heads, align: 'end', cell: ({ heads }) => headsText(heads, words.headCount) },
  {
    id: 'premium',
    header: words.premium,
    align: 'end',
    cell: ({ totalPremium }) => (totalPremium ? <Money yuan={totalPremium} /> : words.unpriced),
  },
];

/** List of agents' unfinished orders. The operator can create a prepared order from each of them. */
export default function DraftsPage(): ReactElement {
  const words = useMessages(messages);
  const query = useListQuery(['group']);
  const group = useDebounced(query.filters.group);
  const request = { page: query.page, ...(group === '' ? {} : { group }) };
  const question = useQuestion(draftsToPrepare, request, { keepPreviousData: true });
  const [draft, setDraft] = useState<Row | null>(null);
  const [link, setLink] = useState('');
  const actions = (row: Row) => (
    <Button size="small" aria-label={words.prepareOf(row.groupName || words.unnamed)} onPress={() => setDraft(row)}>
      {words.prepare}
    </Button>
  );
  return (
    <DeskPage title={words.draftsTitle} lead={words.draftsLead}>
      <S.Name to={workPaths.preparedOrders}>{words.back}</S.Name>
      <DeskList<Row>
        caption={words.draftsTitle}
        question={question}
        query={query}
        columns={columnsIn(words)}
        rowKey={({ id }) => id}
        rowLabel={({ groupName }) => groupName || words.unnamed}
        empty={<EmptyState title={words.draftsEmpty} />}
        actions={actions}
        filters={
          <FormikMirror values={{ group: query.filters.group }}>
            <FormikSearchField
              name="group"
              label={words.searchGroup}
              onChange={(value) => query.change({ group: value })}
            />
          </FormikMirror>
        }
      />
      {draft ? <PrepareDraftDialog draft={draft} onMade={setLink} onClose={() => setDraft(null)} /> : null}
      {link === '' ? null : (
        <LinkDialog title={words.linkTitle} text={words.linkText} link={link} onClose={() => setLink('')} />
      )}
    </DeskPage>
  );
}
