import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { personsAllowedBy } from '@tuanbao/library/domain/product/endorsementRule';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { describe, expect, it } from 'vitest';

import { passport, persons, one, two, problemsOf } from './passportHolders.ts';

const add: PersonChange = { kind: 'add', person: passport(99) };

const remove: PersonChange = { kind: 'remove', original: one };

const replace: PersonChange = { kind: 'replace', original: two, person: passport(98) };

const removals = (count: number): readonly PersonChange[] =>
  persons.slice(0, count).map((original) => ({ kind: 'remove', original }));

it('a request that the product allows has no problems', () => {
  expect(problemsOf([add, remove, replace])).toEqual([]);
});

describe('a policy or product refuses', () => {
  it('a person who leaves and comes back unchanged in one request', () => {
    const { key: _key, ...same } = one;
    const back: PersonChange = { kind: 'add', person: same };
    const inPlace: PersonChange = { kind: 'replace', original: two, person: same };
    expect(problemsOf([remove, back])).toEqual(['changes.1 returnsUnchanged']);
    expect(problemsOf([back, remove])).toEqual(['changes.0 returnsUnchanged']);
    expect(problemsOf([remove, inPlace])).toEqual(['changes.1 returnsUnchanged']);
    expect(problemsOf([remove, { kind: 'add', person: { ...same, name: 'Anne' } }])).toEqual([]);
  });

  it('a person who is replaced by the same person', () => {
    const { key: _key, ...same } = two;
    expect(problemsOf([{ kind: 'replace', original: two, person: same }])).toEqual(['changes.0 changesNothing']);
    expect(problemsOf([{ kind: 'replace', original: two, person: { ...same, name: 'Anne' } }])).toEqual([]);
  });

  it('a second endorsement while one is in progress', () => {
    expect(problemsOf([add], {}, { hasOpenEndorsement: true })).toEqual(['endorsementInProgress']);
  });

  it('a change that takes effect before the last one', () => {
    expect(problemsOf([add], {}, { lastEffectiveDate: '2026-12-02' })).toEqual([
      'effectiveDate effectiveDateBeforeLast',
    ]);
    expect(problemsOf([add], {}, { lastEffectiveDate: '2026-12-01' })).toEqual([]);
  });

  it('no change at all', () => {
    expect(problemsOf([])).toEqual(['changes nothingToChange']);
  });

  it('kinds that the product does not allow, and several at once', () => {
    expect(problemsOf([add, remove], { kinds: ['add'] })).toEqual(['changes kindNotAllowed']);
    expect(problemsOf([add, remove], { allowsCombination: false })).toEqual(['changes combinationNotAllowed']);
  });

  it('a day before tomorrow or after the cover', () => {
    expect(problemsOf([add], {}, {}, '2026-11-20')).toEqual(['effectiveDate effectiveDateTooEarly']);
    expect(problemsOf([add], {}, {}, '2027-06-01')).toEqual(['effectiveDate effectiveDateTooLate']);
  });

  it('more removals than the limit, including earlier ones', () => {
    const rule = { removalLimit: { max: 30, unit: 'percent' } } as const;
    expect(problemsOf(removals(3), rule)).toEqual([]);
    expect(problemsOf(removals(4), rule)).toEqual(['changes removalLimitExceeded']);
    expect(problemsOf(removals(3), rule, { removedSoFar: 1 })).toEqual(['changes removalLimitExceeded']);
    expect(problemsOf([add], rule, { removedSoFar: 9 })).toEqual([]);
  });

  it('more replacements than the limit; corrections of the same person do not count', () => {
    const rule = { replacementLimit: { max: 1, unit: 'persons' } } as const;
    const other: PersonChange = { kind: 'replace', original: one, person: passport(97) };
    const renamed: PersonChange = { kind: 'replace', original: one, person: { ...one, name: 'Anne' } };
    expect(problemsOf([replace, renamed], rule)).toEqual([]);
    expect(problemsOf([replace, other], rule)).toEqual(['changes replacementLimitExceeded']);
    const unnumbered: PersonChange = {
      kind: 'replace',
      original: { ...one, idNo: '' },
      person: passport(97, { idNo: '' }),
    };
    expect(problemsOf([replace, unnumbered], rule)).toEqual(['changes replacementLimitExceeded']);
    expect(problemsOf([replace], rule, { replacedSoFar: 1 })).toEqual(['changes replacementLimitExceeded']);
  });

  it('fewer heads than the minimum, but never an increase towards it', () => {
    expect(problemsOf(removals(7))).toEqual([]);
    expect(problemsOf(removals(8))).toEqual(['changes tooFewRemain']);
    expect(problemsOf([add], { minRemainingHeads: 100 })).toEqual([]);
  });

  it('more heads than the product allows', () => {
    expect(problemsOf([add], { maxHeads: 10 })).toEqual(['changes tooManyHeads']);
    expect(problemsOf([add, remove], { maxHeads: 10 })).toEqual([]);
    expect(problemsOf([replace], { maxHeads: 5 })).toEqual([]);
  });

  it('another class in a replacement', () => {
    const promoted: PersonChange = { kind: 'replace', original: one, person: { ...one, occupationClass: '3' } };
    expect(problemsOf([promoted])).toEqual([]);
    expect(problemsOf([replace, promoted], { allowsClassChange: false })).toEqual(['changes.1 classChangeNotAllowed']);
  });

  it('a person who was removed before', () => {
    const former = { formerIdentities: new Set([identityOf(passport(99))]) };
    expect(problemsOf([add], {}, former)).toEqual([]);
    expect(problemsOf([replace, add], { allowsReturn: false }, former)).toEqual(['changes.1 returnNotAllowed']);
  });

  it('unknown persons, the same person twice, and persons who are already insured', () => {
    const stranger: PersonChange = { kind: 'remove', original: { ...passport(77), key: 77 } };
    expect(problemsOf([stranger])).toEqual(['changes.0 notInsured']);
    expect(problemsOf([remove, { kind: 'replace', original: one, person: passport(96) }])).toEqual([
      'changes.1 changedTwice',
    ]);
    expect(problemsOf([{ kind: 'add', person: passport(1) }])).toEqual(['changes.0 E_DUPLICATE']);
    expect(problemsOf([add, add])).toEqual(['changes.1 E_DUPLICATE']);
    expect(problemsOf([remove, { kind: 'add', person: passport(0, { name: 'Anne' }) }])).toEqual([]);
  });
});

it.each([
  [null, 10, Number.POSITIVE_INFINITY],
  [{ max: 3, unit: 'persons' }, 10, 3],
  [{ max: 36.8, unit: 'percent' }, 375, 138],
  [{ max: 30, unit: 'percent' }, 9, 2],
  [{ max: Number.NaN, unit: 'persons' }, 10, 0],
  [{ max: -1, unit: 'persons' }, 10, 0],
  [{ max: 30, unit: 'percent' }, Number.NaN, 0],
  [{ max: 1e308, unit: 'percent' }, 1e308, 0],
] as const)('a limit of %j allows %d heads %d persons', (limit, heads, persons_) => {
  expect(personsAllowedBy(limit, heads)).toBe(persons_);
});
