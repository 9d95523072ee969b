import type { Disclosure } from '@tuanbao/library/domain/site/siteContents';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { EntryList } from './EntryList.tsx';
import type { Edited } from './Publication.tsx';
import { messages } from './site.messages.ts';

interface DisclosureValues {
  readonly title: string;
  readonly publishedOn: string;
  readonly text: string;
}

const paragraphsIn = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Editor of the disclosures. They have the same order as on the public page. */
export function DisclosuresEditor({ value, onChange }: Edited<readonly Disclosure[]>): ReactElement {
  const words = useMessages(messages);
  return (
    <EntryList<Disclosure, DisclosureValues>
      caption={words.kinds.disclosures}
      value={value}
      onChange={onChange}
      columns={[
        { id: 'title', header: words.heading, cell: ({ title }) => title, isRowHeader: true },
        { id: 'text', header: words.text, cell: ({ paragraphs }) => words.paragraphs(paragraphs.length) },
        { id: 'publishedOn', header: words.publishedOn, cell: ({ publishedOn }) => publishedOn },
      ]}
      keyOf={({ id }) => id}
      valuesOf={(entry) =>
        entry
          ? { title: entry.title, publishedOn: entry.publishedOn, text: entry.paragraphs.join('\n\n') }
          : { title: '', publishedOn: '', text: '' }
      }
      entryOf={({ title, publishedOn, text }, present) => ({
        id: present?.id ?? crypto.randomUUID(),
        title: title.trim(),
        publishedOn,
        paragraphs: paragraphsIn(text),
      })}
      validate={({ title, publishedOn, text }) => ({
        ...(title.trim() === '' && { title: words.headingMissing }),
        ...(publishedOn === '' && { publishedOn: words.dayMissing }),
        ...(paragraphsIn(text).length === 0 && { text: words.textMissing }),
      })}
      fields={
        <>
          <FormikTextField name="title" label={words.heading} maxLength={60} isRequired isImmediate />
          <FormikDateField name="publishedOn" label={words.publishedOn} isRequired />
          <FormikTextArea
            name="text"
            label={words.text}
            description={words.textHint}
            rows={10}
            isRequired
            isImmediate
          />
        </>
      }
    />
  );
}
