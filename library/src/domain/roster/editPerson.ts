import { legacyTo18 } from '../identity/idCard.ts';
import { holderFactsOf } from '../identity/personalId.ts';
import { occupationNamed, occupationOf } from '../occupation/occupationTree.ts';
import { idTypeFor } from './idTypeOfNumber.ts';
import { normaliseCell, normalisePerson } from './normalisePerson.ts';
import type { NewPerson, Person, PersonField } from './person.ts';
import { ratedClassOf, type RosterContext } from './rosterContext.ts';

/** Reads birthday and sex from an id number of 15 or 18 characters. The rest of the number may be wrong. */
function looselyRead({ idNo }: Person): Pick<Person, 'birthday' | 'sex'> {
  const number = /^\d{15}$/.test(idNo) ? legacyTo18(idNo) : idNo;
  if (number.length !== 18) return { birthday: '', sex: '' };
  return {
    birthday: `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`,
    sex: number.charCodeAt(16) % 2 === 1 ? 'male' : 'female',
  };
}

/**
 * Sets birthday and sex from the new id number if they were empty or came from the previous number. Values that the
 * user entered aren't changed.
 */
function followId(before: Person, after: Person, context: RosterContext): Person {
  const holder = holderFactsOf(after.idType, after.idNo, context.today);
  if (!holder) return after;
  const read = looselyRead(before);
  const followedBirthday = before.birthday === '' || before.birthday === read.birthday;
  const followedSex = before.sex === '' || before.sex === read.sex;
  return {
    ...after,
    birthday: followedBirthday ? holder.birthday : after.birthday,
    sex: followedSex ? holder.sex : after.sex,
  };
}

/** Sets name and class of a person's occupation from its code. */
function followCode<Given extends NewPerson>(after: Given, context: RosterContext): Given {
  const leaf = occupationOf(context.occupations, after.occupationCode);
  if (!leaf) return after;
  const rated = ratedClassOf(context, leaf.code);
  return {
    ...after,
    occupationName: leaf.name,
    occupationClass: rated === null ? after.occupationClass : String(rated),
  };
}

/**
 * Sets code and class of a person's occupation from its name. The name must belong to only one occupation, or to only
 * one occupation with the stated class. Otherwise the code isn't changed, and the difference between name and code is
 * reported as a problem of the row.
 * @param statedClass occupation class that was given together with the name @default none
 */
export function followName<Given extends NewPerson>(after: Given, context: RosterContext, statedClass = ''): Given {
  const named = context.occupations.leavesByName.get(after.occupationName) ?? [];
  if (named.some(({ code }) => code === after.occupationCode)) return after;
  const only = occupationNamed(context.occupations, after.occupationName, statedClass);
  return only ? followCode({ ...after, occupationCode: only.code }, context) : after;
}

/**
 * Returns a person after one field was edited. The text is normalised, and fields that depend on it are updated.
 * Returns the same object when nothing changes.
 * @param cellOf normalises the text of a field @default normaliseCell
 */
export function editedPerson(
  person: Person,
  field: PersonField,
  value: string,
  context: RosterContext,
  cellOf: typeof normaliseCell = normaliseCell,
): Person {
  const { text } = cellOf(field, value);
  if (text === person[field]) return person;
  const edited = { ...person, [field]: text };
  if (field === 'idNo')
    return followId(person, { ...edited, idType: idTypeFor(text, person.idType, context) }, context);
  if (field === 'idType') return followId(person, edited, context);
  if (field === 'occupationCode') return followCode(edited, context);
  if (field === 'occupationName' && person.occupationCode === '')
    return { ...normalisePerson(edited, context, cellOf).person, key: person.key };
  if (field === 'occupationName') return followName(edited, context);
  return edited;
}
