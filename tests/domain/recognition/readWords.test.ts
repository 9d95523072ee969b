import { groupNameIn, printedPersonNameIn, readWords } from '@tuanbao/library/domain/recognition/readWords';
import { describe, expect, test } from 'vitest';

const name = '远山精密机械有限公司';
const read = (text: string, weakest = 90, confidence = 92) => ({ text, confidence, weakest });

describe('a name in a photograph', () => {
  test('is certain if two readings agree without an uncertain word', () => {
    expect(readWords(read(name), read('远山 精密 机械有限公司'), groupNameIn)).toEqual({
      value: name,
      confidence: 92,
      isToBeChecked: false,
    });
  });

  test.each([
    ['two readings differ', read(name), read('远山精密机槭有限公司')],
    ['a word of two equal readings is uncertain', read(name, 79), read(name)],
    ['the second reading found nothing', read(name), read('')],
    ['it was read once, and not beyond doubt', read(name, 96), undefined],
  ])('has to be checked if %s', (_, first, second) => {
    expect(readWords(first, second, groupNameIn)).toMatchObject({ value: name, isToBeChecked: true });
  });

  test('is the more confident one of two readings that differ', () => {
    const readings = [read('远山精密机槭有限公司', 60, 70), read(name)] as const;
    expect(readWords(...readings, groupNameIn)).toMatchObject({ value: name, isToBeChecked: true });
  });

  test('stays empty if nothing is legible', () => {
    expect(readWords(read(name, 0, 20), read('——'), groupNameIn)).toEqual({
      value: '',
      confidence: 0,
      isToBeChecked: false,
    });
  });

  test('is stored without characters that no name has, with Chinese brackets', () => {
    expect(groupNameIn('”远山 (云州) 精密机械有限公司。')).toBe('远山（云州）精密机械有限公司');
    expect(printedPersonNameIn('宋 知 远')).toBe('宋知远');
    expect(printedPersonNameIn('宋知远1')).toBe('');
    expect(printedPersonNameIn('阿依古丽・买买提')).toBe('阿依古丽·买买提');
  });
});
