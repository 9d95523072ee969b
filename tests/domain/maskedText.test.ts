import { maskedText } from '@tuanbao/library/domain/roster/maskedText';
import { masked } from '@tuanbao/library/domain/text/masked';
import { expect, it } from 'vitest';

it.each([
  ['name', '欧阳丹青', '欧***'],
  ['name', '𠮷野', '𠮷*'],
  ['idNo', '110105199001012232', '110***********2232'],
  ['idNo', 'E12345678', 'E12**5678'],
  ['idNo', 'E123456', 'E******'],
  ['idNo', '', ''],
  ['birthday', '1990-01-01', '1990******'],
  ['occupationName', '后勤维修工', '后勤维修工'],
] as const)('masks %s %s as %s', (field, text, shown) => {
  expect(maskedText(field, text)).toBe(shown);
});

it('shows only the ends of a longer text', () => {
  expect(masked('深圳市示例科技有限公司', 2, 2)).toBe('深圳*******公司');
});
