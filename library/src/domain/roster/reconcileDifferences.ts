import { normaliseName } from '../identity/personName.ts';
import { dayOfText } from './dateText.ts';
import { identityOf } from './duplicates.ts';
import type { NewPerson, Person } from './person.ts';
import { sexOfText, socialSecurityOfText } from './personWords.ts';
import type { PersonDifference, ReconcileContext } from './reconciliation.ts';

const differs = (one: string, other: string) => one !== '' && other !== '' && one !== other;

/** Normalises a name for comparison: like `normaliseName`, and in lower case. */
export const comparableName = (name: string): string => normaliseName(name).toLowerCase();

type Compare = (original: Person, person: NewPerson, classOf: ReconcileContext['classOf']) => boolean;

/**
 * Comparison of each field, in the order in which differences are reported. Where possible, the original texts are
 * compared before they are normalised, because this is fast.
 */
const comparisons: readonly (readonly [PersonDifference, Compare])[] = [
  [
    'name',
    ({ name: before }, { name: after }) => before !== after && differs(comparableName(before), comparableName(after)),
  ],
  [
    'id',
    (original, person) =>
      (original.idNo !== person.idNo || original.idType !== person.idType) &&
      differs(identityOf(original), identityOf(person)),
  ],
  [
    'sex',
    ({ sex: before }, { sex: after }) => differs(sexOfText(before)?.word ?? before, sexOfText(after)?.word ?? after),
  ],
  [
    'birthday',
    ({ birthday: before }, { birthday: after }) =>
      before !== after && differs(dayOfText(before) ?? before, dayOfText(after) ?? after),
  ],
  ['occupation', (original, person) => differs(original.occupationCode, person.occupationCode)],
  [
    'class',
    (original, person, classOf) => {
      const [before, after] = [classOf(original), classOf(person)];
      return before !== null && after !== null && before !== after;
    },
  ],
  [
    'socialSecurity',
    ({ socialSecurity: before }, { socialSecurity: after }) =>
      differs(socialSecurityOfText(before)?.word ?? before, socialSecurityOfText(after)?.word ?? after),
  ],
  ['scheme', (original, person) => differs(original.schemeId, person.schemeId)],
];

/**
 * The fields in which a person in the list differs from the same person in the policy. A field that is empty in the
 * list or in the policy is left out.
 */
export const differencesOf = (
  original: Person,
  person: NewPerson,
  { classOf }: Pick<ReconcileContext, 'classOf'>,
): readonly PersonDifference[] =>
  comparisons.filter(([, isDifferent]) => isDifferent(original, person, classOf)).map(([field]) => field);
