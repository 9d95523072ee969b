import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { reconcileRosters } from '@tuanbao/library/domain/roster/reconcile';
import type { ReconcileContext, ReconcileLine } from '@tuanbao/library/domain/roster/reconciliation';

/** Classes are those that are written; a newcomer may take a leaver's place. */
export const context: ReconcileContext = {
  classOf: ({ occupationClass }) => (occupationClass === '' ? null : (Number(occupationClass) as OccupationClass)),
  pairsReplacements: true,
};

/** A fictional id number with its right check digit. */
export function idNo(sequence: number, birthday = '1990-03-07'): string {
  const body = `110199${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`;
  return body + idCardCheckDigit(body);
}

/** A person of the policy. */
export function insured(key: number, name: string, changed: Partial<Person> = {}): Person {
  const birthday = changed.birthday ?? '1990-03-07';
  return {
    ...emptyPerson,
    key,
    name,
    birthday,
    idNo: idNo(key * 2 + 1, birthday),
    sex: 'male',
    occupationCode: '0001001',
    occupationClass: '1',
    schemeId: 'a',
    ...changed,
  };
}

/** The same person as the employer's list has them. */
export const listed = ({ key: _key, ...person }: Person, changed: Partial<NewPerson> = {}): NewPerson => ({
  ...person,
  ...changed,
});

/** A line in short: case, who was insured, who is listed, and why it isn't settled. */
export const shown = ({ case: found, original, person, reason }: ReconcileLine) => [
  found,
  original?.name ?? null,
  person?.name ?? null,
  reason,
];

/** Three who are insured. */
export const [wang, li, zhao] = [
  insured(1, '王安澜'),
  insured(2, '李博文', { birthday: '1985-01-02' }),
  insured(3, '赵晨曦', { birthday: '1979-12-31' }),
] as const;

/** One who isn't. */
export const newcomer = listed(insured(9, '孙丹青', { birthday: '2001-05-06' }));

/** What a reconciliation of two rosters finds. */
export function reconciled(before: readonly Person[], after: readonly NewPerson[], given = context) {
  return reconcileRosters(before, after, given);
}
