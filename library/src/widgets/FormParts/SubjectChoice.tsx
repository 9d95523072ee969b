import type { ReactElement } from 'react';

import { Select } from '../../components/Select/index.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { namedFieldOf, type SubjectControlProps, textIn } from './subjectControl.ts';

/** Empty names of options, for a field without names in the message packs. */
const noNames = { 'zh-CN': {}, 'en-US': {} };

/** Select for a field of an insured subject that has options. */
export function SubjectChoice(props: SubjectControlProps<'choice'>): ReactElement {
  const { form, part, field, control } = props;
  const names = useMessages(ownValue(form.words.choices, field) ?? noNames);
  const offered = ownValue(props.offered, field);
  const value = textIn(props);
  const listed = offered && !offered.shouldShowOthers ? offered.words : control.words;
  const isOffered = (word: string) => word === value || !offered || offered.words.includes(word);
  return (
    <Select
      {...namedFieldOf(props)}
      options={listed.map((word) => ({
        value: word,
        label: ownValue<string>(names, word) ?? word,
        isDisabled: !isOffered(word),
      }))}
      placeholder={part.placeholder}
      value={value}
      onChange={(word) => part.setField(field, word)}
    />
  );
}
