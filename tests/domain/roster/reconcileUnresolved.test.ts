import { emptyPerson } from '@tuanbao/library/domain/roster/person';
import { describe, expect, it } from 'vitest';

import { idNo, insured, listed, shown, wang, reconciled } from './rostersToReconcile.ts';

describe('lines that only the user can resolve', () => {
  it('the same number with a completely different name', () => {
    expect(reconciled([wang], [listed(wang, { name: '孙丹青' })]).lines.map(shown)).toEqual([
      ['unresolved', '王安澜', '孙丹青', 'sameIdOtherName'],
    ]);
  });

  it('the same person twice in the list', () => {
    expect(reconciled([wang], [listed(wang), listed(wang)]).lines.map(shown)).toEqual([
      ['unresolved', null, '王安澜', 'listedTwice'],
    ]);
  });

  it('the same name with a number of another birthday', () => {
    const other = listed(insured(8, '王安澜', { birthday: '1971-11-30' }));
    expect(reconciled([wang], [other]).lines.map(shown)).toEqual([
      ['unresolved', '王安澜', '王安澜', 'sameNameOtherId'],
    ]);
  });

  it('two persons who both may be the one in the list', () => {
    const twins = [insured(1, '王安澜'), insured(2, '王安澜')];
    const lines = reconciled(twins, [listed(wang, { idNo: idNo(333) })]).lines;
    expect(lines.map(shown)).toEqual([
      ['unresolved', '王安澜', '王安澜', 'severalCandidates'],
      ['removed', '王安澜', null, null],
    ]);
  });

  it('no person has a number', () => {
    const nameless = listed(insured(7, '陈方舟'), { idNo: '', birthday: '' });
    const byName = listed(wang, { idNo: '', birthday: '' });
    expect(reconciled([wang], [byName, nameless]).lines.map(shown)).toEqual([
      ['unresolved', '王安澜', '王安澜', 'idMissing'],
      ['unresolved', null, '陈方舟', 'idMissing'],
    ]);
  });

  it('without a number, name and birthday are enough', () => {
    expect(reconciled([wang], [listed(wang, { idNo: '' })])).toEqual({ lines: [], keptCount: 1 });
  });

  it('nearly the same number, the same birthday, another name', () => {
    const line = listed(wang, { idNo: wang.idNo.replace(/.$/, '0'), name: '卫安兰' });
    expect(reconciled([wang], [line]).lines.map(shown)).toEqual([
      ['unresolved', '王安澜', '卫安兰', 'nameAndIdDiffer'],
    ]);
  });

  it('the same person in another scheme', () => {
    expect(reconciled([wang], [listed(wang, { schemeId: 'b' })]).lines.map(shown)).toEqual([
      ['unresolved', '王安澜', '王安澜', 'movedScheme'],
    ]);
  });

  it('the same person with another sex or birthday', () => {
    const passport = insured(5, 'Anna Li', { idType: 'passport', idNo: 'E12345678' });
    expect(reconciled([passport], [listed(passport, { birthday: '1990-03-08' })]).lines.map(shown)).toEqual([
      ['unresolved', 'Anna Li', 'Anna Li', 'detailsDiffer'],
    ]);
  });

  it('rows without name and number match no person', () => {
    const lines = reconciled([insured(1, '', { idNo: '' })], [{ ...emptyPerson }]).lines;
    expect(lines.map((line) => [line.case, line.reason])).toEqual([
      ['unresolved', 'idMissing'],
      ['removed', null],
    ]);
  });
});
