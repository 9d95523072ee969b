import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';
import { insuredSubjectWords } from '@tuanbao/library/i18n/subjects/subjectFacts';
import { useEveryMessages } from '@tuanbao/library/i18n/useMessages';

/**
 * Returns a function that gives the name of the option that is chosen in a field of an insured subject. If the stored
 * word of the option has no name, the word itself is returned.
 */
export function useSubjectChoices(section: SubjectSection): (field: string, word: string) => string {
  const packs = Object.entries(insuredSubjectWords[section].choices);
  const names = useEveryMessages(packs.map(([, pack]) => pack));
  return (field, word) => {
    const at = packs.findIndex(([name]) => name === field);
    return ownValue(names[at] ?? {}, word) ?? word;
  };
}
