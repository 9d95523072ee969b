import { rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';
import { changesOf } from '@tuanbao/library/domain/endorsement/reconciledChanges';
import type { NewPerson, Person } from '@tuanbao/library/domain/roster/person';
import { reconcileRosters } from '@tuanbao/library/domain/roster/reconcile';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { passport, persons, one, two, classOf, problemsOf } from './passportHolders.ts';

const cut = ({ key: _key, ...person }: Person): NewPerson => person;

const facts = (rows: readonly NewPerson[]) =>
  rows.map(({ idNo, occupationClass }) => `${idNo} ${occupationClass}`).toSorted();

describe('a reconciliation becomes a request', () => {
  const context = { classOf, pairsReplacements: true };

  it('adds, removes, replaces and corrects; empty cells of the list keep the known values', () => {
    const list = [
      ...persons.slice(3).map(cut),
      { ...cut(one), name: 'Anne 0', occupationClass: '', schemeId: '', birthday: '' },
      { ...passport(98), schemeId: '' },
      passport(99, { occupationClass: '4' }),
    ];
    const found = changesOf(reconcileRosters(persons, list, context));
    if ('problems' in found) throw new Error('unexpected');
    expect(found.changes).toEqual([
      { kind: 'replace', original: one, person: { ...cut(one), name: 'Anne 0' } },
      { kind: 'replace', original: two, person: passport(98) },
      { kind: 'add', person: passport(99, { occupationClass: '4' }) },
      { kind: 'remove', original: persons[2] },
    ]);
    expect(problemsOf(found.changes)).toEqual([]);
  });

  it('takes the cells of the occupation together, never a mixture of old and new', () => {
    const clerk: Person = { ...one, occupationCode: '0001001', occupationName: '公务员、职员（内勤）' };
    const promoted = { ...cut(clerk), occupationCode: '', occupationName: '', occupationClass: '3' };
    expect(changesOf(reconcileRosters([clerk], [promoted], context))).toEqual({
      changes: [{ kind: 'replace', original: clerk, person: promoted }],
    });
  });

  it('waits for the user if a line is unresolved', () => {
    const found = changesOf(reconcileRosters([one], [{ ...cut(one), name: '孙丹青' }], context));
    expect(found).toMatchObject({
      problems: [{ code: 'reconcileUnresolved', path: 'lines.1', params: { reason: 'sameIdOtherName' } }],
    });
  });

  it('the roster after the request is the employer’s list', () => {
    const row = fc.record({ number: fc.integer({ min: 0, max: 25 }), occupationClass: fc.constantFrom('1', '4') });
    const roster = fc.uniqueArray(row, { selector: ({ number }) => number, maxLength: 12 });
    fc.assert(
      fc.property(roster, roster, (policy, list) => {
        const before = policy.map(({ number, ...rest }, at): Person => ({ ...passport(number, rest), key: at }));
        const after = list.map(({ number, ...rest }) => passport(number, rest));
        const found = changesOf(reconcileRosters(before, after, context));
        if ('problems' in found) throw new Error('unexpected');
        const reached = rosterAfter(before, found.changes);
        expect(facts(reached)).toEqual(facts(after));
        expect(new Set(reached.map(({ key }) => key)).size).toBe(reached.length);
      }),
    );
  });
});
