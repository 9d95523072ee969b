import { normaliseName } from '../identity/personName.ts';
import { dayOfText } from './dateText.ts';
import { identityOf } from './duplicates.ts';
import type { NewPerson, Person } from './person.ts';
import { sexOfText } from './personWords.ts';
import type { PersonDifference, ReconcileContext } from './reconciliation.ts';

const differs = (one: string, other: string) => one !== '' && other !== '' && one !== other;

/** A name in the form in which it is compared: without spaces, width variants and case. */
export const comparableName = (name: string): string => normaliseName(name).toLowerCase();

/** The fields in which the list's record differs from the policy's. Empty fields of the list are ignored. */
export function differencesOf(
  original: Person,
  person: NewPerson,
  { classOf }: Pick<ReconcileContext, 'classOf'>,
): readonly PersonDifference[] {
  const found: PersonDifference[] = [];
  if (original.name !== person.name && differs(comparableName(original.name), comparableName(person.name)))
    found.push('name');
  const isSameId = original.idNo === person.idNo && original.idType === person.idType;
  if (!isSameId && differs(identityOf(original), identityOf(person))) found.push('id');
  if (differs(sexOfText(original.sex)?.word ?? original.sex, sexOfText(person.sex)?.word ?? person.sex))
    found.push('sex');
  if (
    original.birthday !== person.birthday &&
    differs(dayOfText(original.birthday) ?? original.birthday, dayOfText(person.birthday) ?? person.birthday)
  )
    found.push('birthday');
  if (differs(original.occupationCode, person.occupationCode)) found.push('occupation');
  const [before, after] = [classOf(original), classOf(person)];
  if (before !== null && after !== null && before !== after) found.push('class');
  if (differs(original.schemeId, person.schemeId)) found.push('scheme');
  return found;
}
