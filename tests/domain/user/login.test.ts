import { emptyLoginEntry, loginProblems, normaliseLogin } from '@tuanbao/library/domain/user/login';
import { expect, it } from 'vitest';

const codes = (entry: Partial<typeof emptyLoginEntry>) =>
  loginProblems({ ...emptyLoginEntry, ...entry }).map(({ path, code }) => `${path} ${code}`);

it('requires the fields of the selected way, in the order of the form', () => {
  expect(codes({ userName: 'demo' })).toEqual(['mobile mobileMissing', 'code codeMissing']);
  expect(codes({ way: 'password', mobile: '13800000001' })).toEqual([
    'userName userNameMissing',
    'password passwordMissing',
  ]);
  expect(codes({ mobile: '12345', code: '1' })).toEqual(['mobile mobileInvalid']);
});

it('normalises spaces and full-width digits, and does not change a password', () => {
  const entry = {
    ...emptyLoginEntry,
    mobile: '+86 138 0000 0001',
    code: ' １２３ ４５６',
    userName: ' demo ',
    password: ' a b ',
  };
  expect(codes(entry)).toEqual([]);
  expect(normaliseLogin(entry)).toEqual({
    way: 'code',
    mobile: '13800000001',
    code: '123456',
    userName: 'demo',
    password: ' a b ',
  });
});
