import type { ReactElement } from 'react';

import { Select } from '../../components/Select/index.ts';
import { socialSecurities } from '../../domain/enumeration/socialSecurity.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { type ValueWords, withMeaning } from '../../domain/roster/import/valueWords.ts';
import { isAsked, type RosterContext } from '../../domain/roster/rosterContext.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { ReadRoster } from './importStep.ts';
import { messages } from './RosterImport.messages.ts';

export interface RosterImportSocialSecurityProps {
  /** The list that was read. */
  roster: ReadRoster;
  /** The product data and rules. They determine whether persons must state their social security. */
  context: RosterContext;
  /**
   * Called with a function that changes one meaning, when the user chooses the social security of persons for whom the
   * list contains no value.
   */
  onChange: (change: (words: ValueWords) => ValueWords) => void;
}

/**
 * Asks once for the social security of all persons for whom the list contains no value. The field is shown if the
 * product needs this value and the list doesn't contain it for every person.
 */
export function RosterImportSocialSecurity(props: RosterImportSocialSecurityProps): ReactElement | null {
  const { roster, context, onChange } = props;
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const known = roster.plan.words;
  const chosen = ownValue(known.socialSecurity, '') ?? '';
  const isMissing = roster.problems.some(
    ({ problem }) => problem.path === 'socialSecurity' && problem.code === 'E_REQUIRED',
  );
  if (!isAsked('socialSecurity', context) || (!isMissing && chosen === '')) return null;
  return (
    <Select
      label={words.socialSecurityOfAll}
      placeholder={words.eachPerson}
      options={socialSecurities.map((value) => ({ value, label: cells.socialSecurities[value] }))}
      value={chosen}
      onChange={(meaning) => onChange((latest) => withMeaning(latest, 'socialSecurity', '', meaning))}
    />
  );
}
