import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';

/** For each field with an id number, the fields that describe this person in the object that contains the id number. */
const belongings: Readonly<Record<string, readonly string[]>> = {
  idNo: ['name', 'sex', 'birthday', 'mobile', 'email'],
  legalPersonIdNo: ['legalPersonName'],
  operatorIdNo: ['contactName', 'contactMobile', 'email'],
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns a copy of a JSON value without the data that identify the person with an id number. The id number, and the
 * fields about the person in the object that contains the id number, become empty. Other data, such as scheme and
 * occupation, stay.
 */
export function withoutPerson(value: unknown, idNo: string): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutPerson(each, idNo));
  if (!isObject(value)) return value;
  const isPerson = (each: unknown) => typeof each === 'string' && normaliseIdNumber(each) === idNo;
  const fields = Object.entries(value);
  const emptied = new Set(
    fields.flatMap(([name, each]) => (isPerson(each) ? [name, ...(ownValue(belongings, name) ?? [])] : [])),
  );
  return Object.fromEntries(
    fields.map(([name, each]: [string, unknown]) => [
      name,
      emptied.has(name) && typeof each === 'string' ? '' : withoutPerson(each, idNo),
    ]),
  );
}
