import { expect, test } from 'vitest';

import { withoutPerson } from '../../../app/server/desk/oversight/withoutPerson.ts';

const idNo = '11010119900307793X';

test('empties an insured person in a roster and in changes, and leaves others and the number of lines', () => {
  const person = {
    key: 1,
    schemeId: 's1',
    name: '王五',
    idNo: '11010119900307793x',
    sex: 'male',
    birthday: '1990-03-07',
  };
  const other = { ...person, key: 2, name: '赵六', idNo: '110101199003070011' };
  expect(withoutPerson({ persons: [person, other], changes: [{ kind: 'remove', original: person }] }, idNo)).toEqual({
    persons: [{ key: 1, schemeId: 's1', name: '', idNo: '', sex: '', birthday: '' }, other],
    changes: [{ kind: 'remove', original: { key: 1, schemeId: 's1', name: '', idNo: '', sex: '', birthday: '' } }],
  });
});

test('empties the legal representative or the handler of an applicant, and leaves the organisation', () => {
  const applicant = {
    groupName: '远山精密机械有限公司',
    legalPersonName: '王五',
    legalPersonIdNo: idNo,
    contactName: '赵六',
    contactMobile: '13800138000',
    operatorIdNo: '110101199003070011',
    email: 'zhao@example.com',
  };
  expect(withoutPerson({ applicant }, idNo)).toEqual({
    applicant: { ...applicant, legalPersonName: '', legalPersonIdNo: '' },
  });
  expect(withoutPerson({ applicant }, '110101199003070011')).toEqual({
    applicant: { ...applicant, contactName: '', contactMobile: '', email: '', operatorIdNo: '' },
  });
});

test('empties a number in a field that it does not know, and leaves values that only contain the number', () => {
  expect(
    withoutPerson({ payerNo: ` ${idNo} `, payer: '王五', note: `证件 ${idNo}`, count: 3, none: null }, idNo),
  ).toEqual({
    payerNo: '',
    payer: '王五',
    note: `证件 ${idNo}`,
    count: 3,
    none: null,
  });
});
