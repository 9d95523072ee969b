import { Tag } from '@tuanbao/library/components/Tag';
import { type AgentNotice, endsBeforeItBegins } from '@tuanbao/library/domain/site/siteContents';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { EntryList } from './EntryList.tsx';
import type { Edited } from './Publication.tsx';
import { messages } from './site.messages.ts';

type NoticeValues = Pick<AgentNotice, 'from' | 'text' | 'until'>;

/** Returns a function that renders the cell with the state of a notice on the day `today`. */
function stateCell(words: (typeof messages)['zh-CN'], today: string) {
  return ({ from, until }: AgentNotice): ReactElement => {
    const state = until < today ? 'over' : from > today ? 'later' : 'shown';
    return <Tag tone={state === 'shown' ? 'success' : 'neutral'}>{words.states[state]}</Tag>;
  };
}

/** Editor of the notices to agents. It shows the state that each notice has today. */
export function NoticesEditor({ value, onChange }: Edited<readonly AgentNotice[]>): ReactElement {
  const words = useMessages(messages);
  const { clock } = useServices();
  const today = clock.today();
  return (
    <EntryList<AgentNotice, NoticeValues>
      caption={words.kinds.agentNotices}
      value={value}
      onChange={onChange}
      columns={[
        { id: 'text', header: words.notice, cell: ({ text }) => text, isRowHeader: true },
        { id: 'from', header: words.from, cell: ({ from }) => from, width: '8rem' },
        { id: 'until', header: words.until, cell: ({ until }) => until, width: '8rem' },
        {
          id: 'state',
          header: words.state,
          width: '7rem',
          cell: stateCell(words, today),
        },
      ]}
      keyOf={({ id }) => id}
      valuesOf={(entry) => entry ?? { text: '', from: today, until: today }}
      entryOf={({ text, from, until }, present) => ({
        id: present?.id ?? crypto.randomUUID(),
        text: text.trim(),
        from,
        until,
      })}
      validate={(values) => ({
        ...(values.text.trim() === '' && { text: words.noticeMissing }),
        ...(values.from === '' && { from: words.dayMissing }),
        ...(endsBeforeItBegins(values) && { until: words.untilWrong }),
        ...(values.until === '' && { until: words.dayMissing }),
      })}
      fields={
        <>
          <FormikTextArea name="text" label={words.notice} maxLength={300} rows={3} isRequired isImmediate />
          <FormikDateField name="from" label={words.from} isRequired />
          <FormikDateField name="until" label={words.until} isRequired />
        </>
      }
    />
  );
}
