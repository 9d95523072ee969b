import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Select } from '@tuanbao/library/components/Select';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import {
  listQualifications,
  type OpenedQualification,
  type QualificationRow,
  type RequestState,
} from '../../contract/desk/people/qualifications.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { OpenQualificationDialog } from './OpenQualificationDialog.tsx';
import { useQualificationColumns } from './qualificationColumns.tsx';
import { QualificationDialog } from './QualificationDialog.tsx';
import { messages } from './qualifications.messages.ts';

const states: readonly RequestState[] = ['waiting', 'approved', 'rejected'];

/** Page with the queue of agents' requests to verify the real name and, if given, the practising certificate. */
export default function QualificationsPage(): ReactElement {
  const words = useMessages(messages);
  const query = useListQuery(['state']);
  const state = states.find((each) => each === query.filters.state);
  const question = useQuestion(listQualifications, { pageIndex: query.page, ...(state && { state }) });
  const columns = useQualificationColumns();
  const [asked, setAsked] = useState<QualificationRow>();
  const [opened, setOpened] = useState<OpenedQualification>();
  const openButton = (row: QualificationRow) => (
    <Button size="small" onPress={() => setAsked(row)}>
      {words.open}
    </Button>
  );
  return (
    <DeskPage title={words.title} lead={words.lead}>
      <DeskList
        question={question}
        query={query}
        filters={
          <Select
            label={words.state}
            placeholder={words.all}
            options={states.map((each) => ({ value: each, label: words.states[each] }))}
            value={state ?? ''}
            onChange={(chosen) => query.change({ state: chosen })}
          />
        }
        caption={words.title}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ agentName }) => agentName}
        actions={openButton}
        empty={<EmptyState title={words.none} />}
      />
      {asked ? (
        <OpenQualificationDialog requestId={asked.id} onOpen={setOpened} onClose={() => setAsked(undefined)} />
      ) : null}
      {opened && !asked ? (
        <QualificationDialog opened={opened} onDecide={question.ask} onClose={() => setOpened(undefined)} />
      ) : null}
    </DeskPage>
  );
}
