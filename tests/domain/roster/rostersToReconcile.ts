import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { reconcileRosters } from '@tuanbao/library/domain/roster/reconcile';
import type { ReconcileContext, ReconcileLine } from '@tuanbao/library/domain/roster/reconciliation';

/**
 * A context in which a person's class is the class in the person's row. A person who leaves can be replaced by a new
 * person.
 */
export const context: ReconcileContext = {
  classOf: ({ occupationClass }) => (occupationClass === '' ? null : (Number(occupationClass) as OccupationClass)),
  pairsReplacements: true,
};

/** Returns a fictional id number with a correct check digit. */
export function idNo(sequence: number, birthday = '1990-03-07'): string {
  const body = `110199${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`;
  return body + idCardCheckDigit(body);
}

/** Returns an insured person of the policy. */
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

/** Returns an insured person as a row of the employer's list. */
export const listed = ({ key: _key, ...person }: Person, changed: Partial<NewPerson> = {}): NewPerson => ({
  ...person,
  ...changed,
});

/**
 * Returns a line as a short list: case, name of the insured person, name of the listed person, and the reason why the
 * user must decide.
 */
export const shown = ({ case: found, original, person, reason }: ReconcileLine) => [
  found,
  original?.name ?? null,
  person?.name ?? null,
  reason,
];

/** Three insured persons. */
export const [wang, li, zhao] = [
  insured(1, '王安澜'),
  insured(2, '李博文', { birthday: '1985-01-02' }),
  insured(3, '赵晨曦', { birthday: '1979-12-31' }),
] as const;

/** A person who isn't insured. */
export const newcomer = listed(insured(9, '孙丹青', { birthday: '2001-05-06' }));

/** Reconciles two rosters in the given context. */
export function reconciled(before: readonly Person[], after: readonly NewPerson[], given = context) {
  return reconcileRosters(before, after, given);
}
