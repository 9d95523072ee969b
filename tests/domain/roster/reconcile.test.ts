import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { reconcileInTurns, reconcileRosters } from '@tuanbao/library/domain/roster/reconcile';
import { alternativesFor, overrule } from '@tuanbao/library/domain/roster/reconcileOverrule';
import type { ReconcileContext } from '@tuanbao/library/domain/roster/reconciliation';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { context, idNo, insured, listed, shown, wang, li, newcomer, reconciled } from './rostersToReconcile.ts';

const withoutPairs: ReconcileContext = { ...context, pairsReplacements: false };

describe('the case of a person', () => {
  it('equal lists have no lines, in any order and notation', () => {
    const after = [
      listed(li, { name: ' 李 博文 ', occupationCode: '', occupationClass: '', schemeId: '' }),
      listed(wang, { idNo: wang.idNo.toLowerCase(), birthday: '1990/3/7', sex: '男' }),
    ];
    expect(reconciled([wang, li], after)).toEqual({ lines: [], keptCount: 2 });
  });

  it('an old number of 15 digits is the same person', () => {
    const old = insured(4, '周恩泽', { birthday: '1966-02-03' });
    const legacy = old.idNo.slice(0, 6) + old.idNo.slice(8, 17);
    expect(reconciled([old], [listed(old, { idNo: legacy })])).toEqual({ lines: [], keptCount: 1 });
  });

  it('added: in the list, not in the policy', () => {
    expect(reconciled([wang], [listed(wang), newcomer]).lines.map(shown)).toEqual([['added', null, '孙丹青', null]]);
  });

  it('removed: in the policy, not in the list', () => {
    expect(reconciled([wang, li], [listed(wang)]).lines.map(shown)).toEqual([['removed', '李博文', null, null]]);
  });

  it('replaced: a new person in the scheme and class of one who left', () => {
    expect(reconciled([wang, li], [listed(wang), newcomer]).lines.map(shown)).toEqual([
      ['replaced', '李博文', '孙丹青', null],
    ]);
  });

  it.each([
    ['another class', { occupationClass: '3' }],
    ['another scheme', { schemeId: 'b' }],
    ['no class', { occupationClass: '' }],
  ])('not replaced: %s', (_case, changed) => {
    const lines = reconciled([li], [{ ...newcomer, ...changed }]).lines;
    expect(lines.map(shown)).toEqual([
      ['added', null, '孙丹青', null],
      ['removed', '李博文', null, null],
    ]);
  });

  it('a new person without a scheme replaces a person of any scheme', () => {
    expect(reconciled([li], [{ ...newcomer, schemeId: '' }]).lines.map(shown)).toEqual([
      ['replaced', '李博文', '孙丹青', null],
    ]);
  });

  it('no persons are paired if the product has no replacements', () => {
    expect(reconciled([li], [newcomer], withoutPairs).lines.map((line) => line.case)).toEqual(['added', 'removed']);
  });

  it('class changed: the same number in another class or occupation', () => {
    const after = [
      listed(wang, { occupationClass: '4', occupationCode: '0401003' }),
      listed(li, { occupationCode: '0001002' }),
    ];
    expect(reconciled([wang, li], after).lines.map((line) => [line.case, line.differences])).toEqual([
      ['classChanged', ['occupation', 'class']],
      ['classChanged', ['occupation']],
    ]);
  });

  it.each([
    ['a wrong digit', `${wang.idNo.slice(0, 16)}9${wang.idNo.slice(17)}`],
    ['two swapped digits', `${wang.idNo.slice(0, 10)}307${wang.idNo.slice(13)}`],
    ['a missing digit', wang.idNo.slice(1)],
    ['another number of the same birthday', idNo(777)],
  ])('id corrected: the same name, and %s', (_case, number) => {
    const line = reconciled([wang], [listed(wang, { idNo: number })]).lines[0];
    expect(line && shown(line)).toEqual(['idCorrected', '王安澜', '王安澜', null]);
    expect(line?.differences).toContain('id');
  });

  it.each([
    [2, 'idCorrected', null],
    [3, 'unresolved', 'sameNameOtherId'],
  ])('without a birthday, %d wrong digits make it %s', (count, found, reason) => {
    const wrong =
      wang.idNo.slice(0, 10) + wang.idNo.slice(10, 10 + count).replaceAll(/\d/g, '9') + wang.idNo.slice(10 + count);
    const { lines } = reconciled([wang], [listed(wang, { idNo: wrong, birthday: '' })]);
    expect(lines.map(shown)).toEqual([[found, '王安澜', '王安澜', reason]]);
  });

  it('id corrected: of two persons with the same name and birthday, the one with the more similar number', () => {
    const [near, far] = [insured(100, '王安澜'), insured(333, '王安澜')];
    const wrong = near.idNo.slice(0, 16) + '9' + near.idNo.slice(17);
    const { lines } = reconciled([far, near], [listed(near, { idNo: wrong })]);
    expect(lines.map((line) => [line.case, line.original?.key])).toEqual([
      ['idCorrected', 100],
      ['removed', 333],
    ]);
  });

  it('persons without a name are never treated as the same', () => {
    const { lines } = reconciled([insured(100, '')], [listed(insured(333, ''))], withoutPairs);
    expect(lines.map((line) => line.case)).toEqual(['added', 'removed']);
  });

  it('removed: the second record of a person whom the policy has twice', () => {
    const { lines } = reconciled([wang, { ...wang, key: 5 }], [listed(wang)]);
    expect(lines.map((line) => [line.case, line.original?.key])).toEqual([['removed', 5]]);
  });

  it('id corrected: the same number was another kind of document', () => {
    const passport = insured(5, 'Anna Li', { idType: 'passport', idNo: 'E12345678' });
    expect(reconciled([passport], [listed(passport, { idType: 'other' })]).lines.map(shown)).toEqual([
      ['idCorrected', 'Anna Li', 'Anna Li', null],
    ]);
  });

  it('name corrected: the same number, another character in the name', () => {
    expect(reconciled([wang], [listed(wang, { name: '王安蓝' })]).lines.map(shown)).toEqual([
      ['nameCorrected', '王安澜', '王安蓝', null],
    ]);
  });
});

const anyRow = fc.record({
  name: fc.constantFrom('王安澜', '王安蓝', '李博文', 'Anna', '', '\ud800'),
  idNo: fc.constantFrom(wang.idNo, li.idNo, idNo(777), '', 'x'.repeat(100), '\udfff'),
  birthday: fc.constantFrom('1990-03-07', '1985-01-02', '2026-02-30', ''),
  occupationClass: fc.constantFrom('1', '4', ''),
  schemeId: fc.constantFrom('a', 'b', ''),
});

it('each person of both sides is in at most one line, and no person is lost', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 12 }), fc.array(anyRow, { maxLength: 12 }), (policy, list) => {
      const before = policy.map((row, at): Person => ({ ...emptyPerson, ...row, key: at }));
      const after = list.map((row): NewPerson => ({ ...emptyPerson, ...row }));
      const { lines, keptCount } = reconciled(before, after);
      const originals = lines.flatMap(({ original }) => (original ? [original.key] : []));
      expect(new Set(originals).size).toBe(originals.length);
      expect(originals.length + keptCount).toBe(before.length);
      expect(lines.filter(({ person }) => person !== null).length + keptCount).toBe(after.length);
      expect(lines.every((line) => (line.case === 'unresolved') === (line.reason !== null))).toBe(true);
      for (const line of lines) {
        for (const decision of alternativesFor(line)) overrule({ lines, keptCount }, line.id, decision);
      }
    }),
    { numRuns: 500 },
  );
});

const personOf = ({ number, occupationClass }: { number: number; occupationClass: string }): NewPerson => ({
  ...emptyPerson,
  name: `孙丹${'青安澜'.charAt(number % 3)}`,
  idType: 'passport',
  idNo: `E${10_000_000 + number}`,
  occupationClass,
});

const noRest = () => Promise.resolve();

it('in slices the result is the same, with a pause after every few hundred persons', async () => {
  const row = fc.record({ number: fc.integer({ min: 0, max: 25 }), occupationClass: fc.constantFrom('1', '4') });
  const roster = fc.uniqueArray(row, { selector: ({ number }) => number, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(roster, roster, async (policy, list) => {
      const before = policy.map((each, key): Person => ({ ...personOf(each), key }));
      const after = list.map(personOf);
      const found = await reconcileInTurns(before, after, context, noRest);
      expect(found).toEqual(reconcileRosters(before, after, context));
    }),
  );
  const many = Array.from({ length: 5000 }, (_, key): Person => ({
    ...personOf({ number: key, occupationClass: '1' }),
    key,
  }));
  let rests = 0;
  const rest = () => {
    rests += 1;
    return Promise.resolve();
  };
  expect((await reconcileInTurns(many, many, context, rest)).keptCount).toBe(5000);
  expect(rests).toBe(40);
});
