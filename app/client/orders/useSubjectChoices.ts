import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';
import { subjectChoiceMessages } from '@tuanbao/library/i18n/subjects/subjectFacts';
import { useEveryMessages } from '@tuanbao/library/i18n/useMessages';

/** The name of a word that a subject's field was chosen from; the word itself where it has none. */
export function useSubjectChoices(section: SubjectSection): (field: string, word: string) => string {
  const packs = Object.entries(subjectChoiceMessages[section]);
  const names = useEveryMessages(packs.map(([, pack]) => pack));
  return (field, word) => {
    const at = packs.findIndex(([name]) => name === field);
    return ownValue(names[at] ?? {}, word) ?? word;
  };
}
