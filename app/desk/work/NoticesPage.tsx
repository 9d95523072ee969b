import { Button } from '@tuanbao/library/components/Button';
import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Money } from '@tuanbao/library/components/Money';
import { Tag } from '@tuanbao/library/components/Tag';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { unmatchedNotices } from '../../contract/desk/work/notices.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { DismissNoticeDialog, MatchNoticeDialog } from './NoticeDialogs.tsx';
import { messages } from './notices.messages.ts';
import { useAge } from './useAge.ts';
import * as S from './work.styles.ts';

type Row = ResponseOf<typeof unmatchedNotices>['list'][number];
type Words = (typeof messages)['zh-CN'];

const columnsIn = (words: Words, ageOf: (since: string) => string): readonly DataGridColumn<Row>[] => [
  {
    id: 'notice',
    header: words.notice,
    isRowHeader: true,
    cell: ({ source, subject, number }) => (
      <div>
        {words.sources[source]} · {ownValue<string>(words.subjects, subject) ?? subject}
        <S.Muted>{number || '—'}</S.Muted>
      </div>
    ),
  },
  {
    id: 'meaning',
    header: words.meaning,
    cell: ({ meaning }) => ownValue<string>(words.meanings, meaning) ?? meaning,
  },
  {
    id: 'problem',
    header: words.problem,
    cell: ({ problem }) => <Tag tone="warning">{words.problems[problem]}</Tag>,
  },
  {
    id: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (amount === '' ? '—' : <Money yuan={amount} />),
  },
  { id: 'waits', header: words.waits, align: 'end', cell: ({ receivedAt }) => ageOf(receivedAt) },
];

interface Chosen {
  readonly action: 'dismiss' | 'match';
  readonly id: string;
}

/**
 * List of notices that the server couldn't match to an order or endorsement. The operator can match each notice to an
 * order or endorsement, or dismiss it.
 */
export default function NoticesPage(): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  const query = useListQuery([]);
  const question = useQuestion(unmatchedNotices, { page: query.page }, { keepPreviousData: true });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const dialog = chosen && { noticeId: chosen.id, onDone: question.ask, onClose: () => setChosen(null) };
  const actions = ({ id, number }: Row) => (
    <S.Actions>
      <Button size="small" aria-label={words.matchNamed(number)} onPress={() => setChosen({ action: 'match', id })}>
        {words.match}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={words.dismissNamed(number)}
        onPress={() => setChosen({ action: 'dismiss', id })}
      >
        {words.dismiss}
      </Button>
    </S.Actions>
  );
  return (
    <DeskPage title={words.title} lead={words.lead}>
      <DeskList<Row>
        caption={words.title}
        question={question}
        query={query}
        columns={columnsIn(words, ageOf)}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => number}
        actions={actions}
        empty={<EmptyState title={words.empty} />}
      />
      {dialog && chosen.action === 'match' ? <MatchNoticeDialog {...dialog} /> : null}
      {dialog && chosen.action === 'dismiss' ? <DismissNoticeDialog {...dialog} /> : null}
    </DeskPage>
  );
}
