import { withoutBetween } from '@tuanbao/library/domain/text/withoutBetween';
import { expect, it } from 'vitest';

it.each([
  ['姓名', '姓名'],
  ['姓名(必填)', '姓名'],
  ['(必填)姓名(中文)*', '姓名*'],
  ['姓名(必填', '姓名(必填'],
  ['姓名)必填(', '姓名)必填('],
  ['a((b)c)d', 'ac)d'],
  ['a()b', 'ab'],
  ['', ''],
])('%j is %j without brackets', (text, plain) => {
  expect(withoutBetween(text, '(', ')')).toBe(plain);
});
