import type { OccupationRule } from '@tuanbao/library/domain/occupation/occupationRule';
import { answeredLine, mostTitles, titleLineOf, titlesIn } from '@tuanbao/library/domain/occupation/titleLines';
import { allClasses } from '@tuanbao/library/samples/occupations';
import { describe, expect, it } from 'vitest';

import { occupations } from '../../../stories/fixtures/occupationCatalogue.ts';

const upTo4: OccupationRule = { ...allClasses, classes: '111100' };
const lineOf = (title: string, rule = allClasses) => titleLineOf(occupations, rule, title);
const siteWelder = '0701020'; // This occupation has class 5.
const workshopWelder = '0802007'; // This occupation has class 4.

describe('the titles of a list', () => {
  it('are read with any repetitions and empty lines', () => {
    const { counts, leftOut } = titlesIn('电焊工\n'.repeat(600) + '\r\n'.repeat(600) + '会计\t广州');

    expect(Array.from(counts)).toEqual([
      ['电焊工', 600],
      ['会计', 1],
    ]);
    expect(leftOut).toEqual([]);
  });

  it('beyond the maximum are reported line by line; those before still count', () => {
    const many = Array.from({ length: mostTitles }, (_, at) => `岗位${at}`);
    const { counts, leftOut } = titlesIn([...many, '会计\t2', '岗位0', '出纳', '会计\t3'].join('\n'));

    expect(counts.size).toBe(mostTitles);
    expect(counts.get('岗位0')).toBe(2);
    expect(leftOut).toEqual(['会计\t2', '出纳', '会计\t3']);
  });
});

describe('a title that means occupations of different classes', () => {
  it.each(['电焊工', '焊工', '高级电焊工', '工程师', '记者', '单位负责人'])('matches none: %s', (title) => {
    expect(lineOf(title)).toMatchObject({ match: null, refused: null });
  });

  it('offers the one that the product accepts if it refuses the other', () => {
    const { match, refused, answers } = lineOf('电焊工', upTo4);

    expect([match, refused]).toEqual([null, null]);
    expect(answers.slice(0, 2).map(({ occupation }) => occupation.code)).toEqual([siteWelder, workshopWelder]);
  });

  it('matches if the product rates them in the same class', () => {
    expect(lineOf('电焊工', { ...allClasses, classOverrides: { [siteWelder]: 4 } }).match).not.toBeNull();
  });

  it('is refused if the product accepts none of them', () => {
    expect(lineOf('电焊工', { ...allClasses, classes: '111000' })).toMatchObject({
      match: null,
      refused: { name: '电焊工' },
    });
  });

  it.each(['记者（内勤）', '工程师(到现场)', '单位负责人（亲自作业）'])(
    'is unambiguous by the whole name: %s',
    (title) => {
      expect(lineOf(title).match?.name.normalize('NFKC')).toBe(title.normalize('NFKC'));
    },
  );
});

describe('the user’s choice', () => {
  const line = lineOf('电焊工');

  it('is kept while the product accepts it', () => {
    expect(answeredLine(occupations, allClasses, line, siteWelder)).toMatchObject({
      occupation: { code: siteWelder },
      refused: null,
      isChosen: true,
      isResolved: true,
    });
  });

  it('is invalid when the product refuses it, and stays visible', () => {
    expect(answeredLine(occupations, upTo4, line, siteWelder)).toMatchObject({
      occupation: { code: siteWelder },
      refused: { code: siteWelder },
      isResolved: false,
    });
  });

  it('of none leaves the line open, and of an unknown occupation returns to the match', () => {
    const clear = lineOf('叉车司机');

    expect(answeredLine(occupations, allClasses, clear, '')).toMatchObject({ occupation: null, isResolved: false });
    expect(answeredLine(occupations, allClasses, clear, '9999999')).toMatchObject({
      occupation: { name: '叉车司机' },
      isChosen: false,
      isResolved: true,
    });
  });
});
