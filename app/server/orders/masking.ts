import { maskedText } from '@tuanbao/library/domain/roster/maskedText';
import type { Person } from '@tuanbao/library/domain/roster/person';

/** A person as a detail shows one until that person is revealed. */
export const maskedPerson = (person: Person): Person => ({
  ...person,
  name: maskedText('name', person.name),
  idNo: maskedText('idNo', person.idNo),
  birthday: maskedText('birthday', person.birthday),
});
