import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { expect, it } from 'vitest';

const { 'zh-CN': zh, 'en-US': en } = insuredPersonMessages;

it.each([
  [{ line: 'employerLiability' }, '雇员', 'Employees'],
  [{ line: 'groupAccident' }, '被保险人', 'Insured persons'],
  [undefined, '被保险人', 'Insured persons'],
] as const)('the persons of %o are %s', (product, chinese, english) => {
  expect([zh.termIn(product), en.termIn(product)]).toEqual([chinese, english]);
});
