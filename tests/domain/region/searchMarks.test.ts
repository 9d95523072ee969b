import pinyinText from '@tuanbao/library/domain/region/pinyinText';
import { regionPinyinOf } from '@tuanbao/library/domain/region/regionPinyin';
import { searchMarks } from '@tuanbao/library/domain/region/searchMarks';
import { describe, expect, it } from 'vitest';

const pinyin = regionPinyinOf(pinyinText);
const nanshan = ['广东省', '深圳市', '南山区'];

/** Returns the names in which the matching parts are in brackets. */
const marked = (names: readonly string[], text: string, readings: typeof pinyin | null = pinyin) =>
  searchMarks(names, text, readings).map((marks, at) =>
    marks
      .toSorted(([one], [other]) => other - one)
      .reduce(
        (name, [start, end]) => `${name.slice(0, start)}[${name.slice(start, end)}]${name.slice(end)}`,
        names[at] ?? '',
      ),
  );

describe('the parts of a path that match a search', () => {
  it.each([
    ['南山', ['广东省', '深圳市', '[南山]区']],
    ['广东 南山', ['[广东]省', '深圳市', '[南山]区']],
    ['深圳市南', ['广东省', '[深圳市]', '[南]山区']],
    ['深圳南山', ['广东省', '[深][圳]市', '[南][山]区']],
    ['nanshan', ['广东省', '深圳市', '[南山]区']],
    ['shenzhen ns', ['广东省', '[深圳]市', '[南山]区']],
    ['szns', ['广东省', '[深圳]市', '[南山]区']],
    ['gdszns', ['[广东]省', '[深圳]市', '[南山]区']],
    ['gdnanshan', ['[广东]省', '深圳市', '[南山]区']],
    ['深圳nans', ['广东省', '[深圳]市', '[南山]区']],
    ['nan shan', ['广东省', '深圳市', '[南山]区']],
    ['shen zhen nan shan', ['广东省', '[深圳]市', '[南山]区']],
    ['nan guang', ['[广]东省', '深圳市', '[南]山区']],
    ['4403 南山', ['广东省', '深圳市', '[南山]区']],
    ['440305', nanshan],
    ['火星', nanshan],
  ])('%s', (text, expected) => {
    expect(marked(nanshan, text)).toEqual(expected);
  });

  it.each(['yueqing', 'leqing', 'lq'])('is the name in the intended reading: %s', (text) => {
    expect(marked(['浙江省', '温州市', '乐清市'], text).at(-1)).toBe('[乐清]市');
  });

  it('is nothing by its sound until the readings are loaded', () => {
    expect(marked(nanshan, 'nanshan', null)).toEqual(nanshan);
  });
});
