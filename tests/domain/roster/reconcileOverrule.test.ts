import { alternativesFor, joinLines, overrule } from '@tuanbao/library/domain/roster/reconcileOverrule';
import { describe, expect, it } from 'vitest';

import { context, idNo, listed, shown, wang, li, zhao, newcomer, reconciled } from './rostersToReconcile.ts';

describe('the reader decides', () => {
  const start = reconciled([wang, li, zhao], [listed(wang, { idNo: idNo(777) }), newcomer]);

  it('offers what a line can also be', () => {
    expect(start.lines.map((line) => [line.case, alternativesFor(line)])).toEqual([
      ['idCorrected', ['replaced', 'apart', 'kept']],
      ['replaced', ['nameCorrected', 'idCorrected', 'apart', 'kept']],
      ['removed', ['kept']],
    ]);
  });

  it('takes a pair apart, and joins a leaver and a newcomer', () => {
    const apart = overrule(start, 2, 'apart');
    expect(apart.lines.map(({ id, case: found }) => [id, found])).toEqual([
      [1, 'idCorrected'],
      [2, 'removed'],
      [4, 'added'],
      [3, 'removed'],
    ]);
    const joined = joinLines(apart, 3, 4, context);
    expect(joined.lines.map(shown)).toEqual([
      ['idCorrected', '王安澜', '王安澜', null],
      ['removed', '李博文', null, null],
      ['replaced', '赵晨曦', '孙丹青', null],
    ]);
    expect(start.lines.map((line) => line.case)).toEqual(['idCorrected', 'replaced', 'removed']);
  });

  it('settles what was unresolved, and takes it back', () => {
    const open = reconciled([wang], [listed(wang, { name: '孙丹青' })]);
    const settled = overrule(open, 1, 'nameCorrected');
    expect(settled.lines.map((line) => [line.case, line.reason])).toEqual([['nameCorrected', null]]);
    expect(overrule(settled, 1, 'kept').lines.map((line) => line.case)).toEqual(['kept']);
  });

  it('leaves a person out of the request, and back in', () => {
    const left = overrule(start, 3, 'kept');
    expect(left.lines[2]?.case).toBe('kept');
    expect(overrule(left, 3, 'removed')).toEqual(start);
  });

  it('a row that repeats another can only be left out', () => {
    const twice = reconciled([wang], [listed(wang), listed(wang)]);
    expect(twice.lines.map(alternativesFor)).toEqual([['kept']]);
  });

  it('refuses a decision that a line does not offer, and joins no strangers', () => {
    expect(() => overrule(start, 3, 'added')).toThrow(RangeError);
    expect(() => overrule(start, 99, 'kept')).toThrow(RangeError);
    expect(() => joinLines(start, 1, 3, context)).toThrow(RangeError);
    expect(() => joinLines(start, Number.NaN, 3, context)).toThrow(RangeError);
  });
});
