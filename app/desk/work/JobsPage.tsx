import { Button } from '@tuanbao/library/components/Button';
import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { showToast } from '@tuanbao/library/components/Toast';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useAction } from '../../client/platform/query/useAction.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { failedJobs, retryJob } from '../../contract/desk/work/jobs.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { messages } from './jobs.messages.ts';
import { useAge } from './useAge.ts';
import * as S from './work.styles.ts';

type Row = ResponseOf<typeof failedJobs>['list'][number];
type Words = (typeof messages)['zh-CN'];

const kindIn = (words: Words, kind: string): string => ownValue<string>(words.kinds, kind) ?? kind;

const columnsIn = (words: Words, ageOf: (since: string) => string): readonly DataGridColumn<Row>[] => [
  {
    id: 'kind',
    header: words.kind,
    isRowHeader: true,
    cell: ({ id, kind }) => (
      <div>
        {kindIn(words, kind)}
        <S.Muted>{words.number(id)}</S.Muted>
      </div>
    ),
  },
  { id: 'lane', header: words.lane, cell: ({ lane }) => ownValue<string>(words.lanes, lane) ?? lane },
  { id: 'error', header: words.error, cell: ({ error }) => error || '—' },
  { id: 'next', header: words.next, cell: ({ nextTryAt }) => formatInstant(nextTryAt) },
  { id: 'attempts', header: words.attempts, align: 'end', cell: ({ attempts }) => attempts },
  { id: 'age', header: words.age, align: 'end', cell: ({ failedAt }) => ageOf(failedAt) },
];

/** List of failed jobs. The operator can repeat each of them or give it up. */
export default function JobsPage(): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  const { send } = useServices();
  const { run, isPending } = useAction();
  const query = useListQuery(['lane']);
  const { lane } = query.filters;
  const request = { page: query.page, ...(lane === '' ? {} : { lane }) };
  const question = useQuestion(failedJobs, request, { keepPreviousData: true });
  const [givenUp, setGivenUp] = useState<Row | null>(null);
  const retry = async ({ id, attempts }: Row) => {
    if (await run(() => send(retryJob, { id, attempts }))) showToast({ tone: 'success', title: words.retried });
    question.ask();
  };
  const actions = (row: Row) => (
    <RowActions row={row} isPending={isPending} onRetry={() => void retry(row)} onGiveUp={() => setGivenUp(row)} />
  );
  return (
    <DeskPage title={words.title} lead={words.lead}>
      <DeskList<Row>
        caption={words.title}
        question={question}
        query={query}
        columns={columnsIn(words, ageOf)}
        rowKey={({ id }) => id}
        rowLabel={({ id, kind }) => `${kindIn(words, kind)} ${id}`}
        empty={<EmptyState title={words.empty} />}
        actions={actions}
        filters={<LaneFilter lane={lane} onChange={(value) => query.change({ lane: value })} />}
      />
      {givenUp ? (
        <GiveUpDialog
          job={givenUp}
          onClose={() => {
            setGivenUp(null);
            question.ask();
          }}
        />
      ) : null}
    </DeskPage>
  );
}

interface RowActionsProps {
  readonly row: Row;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
}

function RowActions({ row, isPending, onRetry, onGiveUp }: RowActionsProps): ReactElement {
  const words = useMessages(messages);
  const kind = kindIn(words, row.kind);
  return (
    <>
      <Button size="small" aria-label={words.retryOf(kind, row.id)} isPending={isPending} onPress={onRetry}>
        {words.retry}
      </Button>
      <Button size="small" variant="quiet" aria-label={words.giveUpOf(kind, row.id)} onPress={onGiveUp}>
        {words.giveUp}
      </Button>
    </>
  );
}

interface LaneFilterProps {
  readonly lane: string;
  readonly onChange: (lane: string) => void;
}

function LaneFilter({ lane, onChange }: LaneFilterProps): ReactElement {
  const words = useMessages(messages);
  const options = Object.entries(words.lanes).map(([value, label]) => ({ value, label }));
  return (
    <FormikMirror values={{ lane }}>
      <FormikSelect
        name="lane"
        label={words.lane}
        options={[{ value: '', label: words.everything }, ...options]}
        onChange={onChange}
      />
    </FormikMirror>
  );
}
