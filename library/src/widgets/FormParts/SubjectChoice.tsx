import type { ReactElement } from 'react';

import { Select, type SelectProps } from '../../components/Select/index.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { SubjectSection } from '../../domain/subject/insuredSubjects.ts';
import { subjectChoiceMessages } from '../../i18n/subjects/subjectFacts.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** The options of a choice that a product offers. */
export interface OfferedWords {
  /** Offered options, in the order of the product. */
  readonly words: readonly string[];
  /** True when the other options are also shown, as unavailable, because another choice excludes them. */
  readonly shouldShowOthers: boolean;
}

export interface SubjectChoiceProps extends Omit<SelectProps, 'options' | 'value' | 'onChange'> {
  /** Kind of the subject. */
  readonly section: SubjectSection;
  /** Name of the field. */
  readonly field: string;
  /** All options of the field. */
  readonly words: readonly string[];
  /** Options that the product offers. @default all options */
  readonly offered: OfferedWords | undefined;
  /** The chosen option; empty when none is chosen. */
  readonly value: string;
  /** Called with the option that the user chooses. */
  readonly onChange: (word: string) => void;
}

/** Labels for a field without labels of options. */
const noNames = { 'zh-CN': {}, 'en-US': {} };

/** A select for a choice field of a subject. */
export function SubjectChoice(props: SubjectChoiceProps): ReactElement {
  const { section, field, words, offered, value, onChange, ...select } = props;
  const names = useMessages(ownValue(subjectChoiceMessages[section], field) ?? noNames);
  const listed = offered && !offered.shouldShowOthers ? offered.words : words;
  const isOffered = (word: string) => word === value || !offered || offered.words.includes(word);
  return (
    <Select
      {...select}
      options={listed.map((word) => ({
        value: word,
        label: ownValue<string>(names, word) ?? word,
        isDisabled: !isOffered(word),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
