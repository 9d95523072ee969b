import { readingTable, spokenParts, syllablesByTable } from '@tuanbao/library/domain/pinyin/readingTable';
import {
  betterSpelling,
  isPinyin,
  pinyinLetters,
  spelledBeginnings,
  spelledSyllables,
  spellingOf,
  withoutTones,
} from '@tuanbao/library/domain/pinyin/spelling';
import { expect, it } from 'vitest';

const beijing = ['bei', 'jing', 'shi'];

it.each([
  { letters: 'beijing', spells: 'whole' },
  { letters: 'beijingshi', spells: 'whole' },
  { letters: 'bj', spells: 'whole' },
  { letters: 'bjs', spells: 'whole' },
  { letters: 'beij', spells: 'beginning' },
  { letters: 'bjing', spells: 'beginning' },
  { letters: 'b', spells: 'beginning' },
  { letters: 'jing', spells: 'within' },
  { letters: 'shi', spells: 'within' },
  { letters: 'ijing', spells: null },
  { letters: 'beijingshiqu', spells: null },
  { letters: '', spells: null },
  { letters: 'b'.repeat(100_000), spells: null },
])('$letters spells $spells of bei-jing-shi', ({ letters, spells }) => {
  expect(spellingOf(beijing, letters, 2)).toBe(spells);
});

it('spells nothing for an empty text', () => {
  expect(spellingOf([], 'b', 0)).toBeNull();
  expect(spellingOf(beijing, 'bj', NaN)).toBe('beginning');
});

it('prefers the better spelling', () => {
  expect(betterSpelling('within', 'whole')).toBe('whole');
  expect(betterSpelling(null, 'within')).toBe('within');
  expect(betterSpelling(null, null)).toBeNull();
});

it.each([
  ['lüliang', 'lvliang'],
  ['LYULIANG', 'lvliang'],
  ["Xi'an", 'xian'],
  ['panyu', 'panyu'],
])('compares %s as %s', (typed, letters) => {
  expect(isPinyin(typed)).toBe(true);
  expect(pinyinLetters(typed)).toBe(letters);
});

it.each(['', "'", '北京', 'bj1', 'b j', '\uD800', 'Ω'])('%j is no pinyin', (word) => {
  expect(isPinyin(word)).toBe(false);
});

it('splits Chinese characters one by one and keeps letters and digits together', () => {
  expect(spokenParts('KTV服务员（4.5吨）')).toEqual(['KTV', '服', '务', '员', '4.5', '吨']);
  expect(spokenParts('（、）')).toEqual([]);
});

it('learns readings from names, and keeps the first reading of a character', () => {
  const table = readingTable([
    { name: '长途', pinyin: 'chang tu' },
    { name: '店长', pinyin: 'dian zhang' },
    { name: '车' },
  ]);
  expect(syllablesByTable('长途店KTV车', table)).toEqual(['chang', 'tu', 'dian', 'ktv', '车']);
});

it('returns which syllables the letters spell', () => {
  expect(spelledSyllables(beijing, 'jsh')).toEqual({ start: 1, end: 3 });
  expect(spelledSyllables(beijing, 'bj')).toEqual({ start: 0, end: 2 });
  expect(spelledSyllables(beijing, 'ijing')).toBeNull();
});

it.each([
  ['běijīng', 'beijing'],
  ['Lǚliáng', 'Lüliang'],
  ['ｂěｉ', 'bei'],
  ['北京（市）', '北京(市)'],
])('reads %s without tones', (text, plain) => {
  expect(withoutTones(text)).toBe(plain);
});

it.each([
  { letters: 'bjns', rests: ['ns'] },
  { letters: 'beijingnanshan', rests: ['nanshan', 'ingnanshan'] },
  { letters: 'bjsns', rests: ['sns', 'ns'] },
  { letters: 'bei', rests: [] },
  { letters: 'bns', rests: [] },
  { letters: 'b'.repeat(100_000), rests: [] },
])('$letters may continue after bei-jing-shi with $rests', ({ letters, rests }) => {
  expect(spelledBeginnings(beijing, letters, 2).map(({ rest }) => rest)).toEqual(rests);
});
