import { schemeNameMessages } from '@tuanbao/library/i18n/schemeName.messages';
import { expect, it } from 'vitest';

const { 'zh-CN': zh, 'en-US': en } = schemeNameMessages;

it('schemes are called 保障计划一 to 十, in English protection plan one to ten', () => {
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(numbers.map(zh.nameOf).join(' ')).toBe(
    '保障计划一 保障计划二 保障计划三 保障计划四 保障计划五 保障计划六 保障计划七 保障计划八 保障计划九 保障计划十',
  );
  expect([1, 10].map(en.nameOf)).toEqual(['Protection plan one', 'Protection plan ten']);
});

it('schemes after the tenth continue to count', () => {
  expect(zh.nameOf(12)).toBe('保障计划十二');
  expect(en.nameOf(12)).toBe('Protection plan 12');
});
