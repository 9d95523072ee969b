import { alternativesFor, overrule } from '@tuanbao/library/domain/roster/reconcileOverrule';
import { describe, expect, it } from 'vitest';

import { idNo, listed, wang, li, zhao, newcomer, reconciled } from './rostersToReconcile.ts';

describe('the user decides', () => {
  const start = reconciled([wang, li, zhao], [listed(wang, { idNo: idNo(777) }), newcomer]);

  it('offers the other possible cases of a line', () => {
    expect(start.lines.map((line) => [line.case, alternativesFor(line)])).toEqual([
      ['idCorrected', ['replaced', 'apart', 'kept']],
      ['replaced', ['nameCorrected', 'idCorrected', 'apart', 'kept']],
      ['removed', ['kept']],
    ]);
  });

  it('splits a pair into a removed and an added person', () => {
    const apart = overrule(start, 2, 'apart');
    expect(apart.lines.map(({ id, case: found }) => [id, found])).toEqual([
      [1, 'idCorrected'],
      [2, 'removed'],
      [4, 'added'],
      [3, 'removed'],
    ]);
    expect(start.lines.map((line) => line.case)).toEqual(['idCorrected', 'replaced', 'removed']);
  });

  it('resolves an unresolved line, and undoes it', () => {
    const open = reconciled([wang], [listed(wang, { name: '孙丹青' })]);
    const settled = overrule(open, 1, 'nameCorrected');
    expect(settled.lines.map((line) => [line.case, line.reason])).toEqual([['nameCorrected', null]]);
    expect(overrule(settled, 1, 'kept').lines.map((line) => line.case)).toEqual(['kept']);
  });

  it('leaves a person out of the request, and includes the person again', () => {
    const left = overrule(start, 3, 'kept');
    expect(left.lines[2]?.case).toBe('kept');
    expect(overrule(left, 3, 'removed')).toEqual(start);
  });

  it('a row that repeats another can only be left out', () => {
    const twice = reconciled([wang], [listed(wang), listed(wang)]);
    expect(twice.lines.map(alternativesFor)).toEqual([['kept']]);
  });

  it('refuses a decision that a line does not offer', () => {
    expect(() => overrule(start, 3, 'added')).toThrow(RangeError);
    expect(() => overrule(start, 99, 'kept')).toThrow(RangeError);
  });
});
