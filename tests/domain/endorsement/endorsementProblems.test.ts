import { eligibilityOf } from '@tuanbao/library/domain/endorsement/endorsementEligibility';
import {
  type EndorsablePolicy,
  type EndorsementContext,
  endorsementProblems,
} from '@tuanbao/library/domain/endorsement/endorsementProblems';
import {
  defaultEndorsementRule,
  type EndorsementRule,
  personsAllowedBy,
} from '@tuanbao/library/domain/endorsement/endorsementRule';
import { type PersonChange, rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';
import { changesOf } from '@tuanbao/library/domain/endorsement/reconciledChanges';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { reconcileRosters } from '@tuanbao/library/domain/roster/reconcile';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const passport = (number: number, changed: Partial<NewPerson> = {}): NewPerson => ({
  ...emptyPerson,
  name: `Anna ${number}`,
  idType: 'passport',
  idNo: `E${10_000_000 + number}`,
  occupationClass: '1',
  schemeId: 'a',
  ...changed,
});
const persons: readonly Person[] = Array.from({ length: 10 }, (_, at) => ({ ...passport(at), key: at + 1 }));
const [one, two] = persons as readonly [Person, Person];
const classOf = ({ occupationClass }: NewPerson) => Number(occupationClass) as OccupationClass;

function problemsOf(
  changes: readonly PersonChange[],
  rule: Partial<EndorsementRule> = {},
  policy: Partial<EndorsablePolicy> = {},
  effectiveDate = '2026-12-01',
): readonly string[] {
  const context: EndorsementContext = {
    rule: { ...defaultEndorsementRule, ...rule },
    policy: {
      cover: { startDate: '2026-06-01', endDate: '2027-05-31' },
      persons,
      initialHeads: 10,
      removedSoFar: 0,
      replacedSoFar: 0,
      formerIdentities: new Set(),
      hasOpenEndorsement: false,
      ...policy,
    },
    today: '2026-11-20',
    classOf,
  };
  return endorsementProblems({ effectiveDate, changes }, context).map(({ path, code }) => `${path} ${code}`.trim());
}

const add: PersonChange = { kind: 'add', person: passport(99) };
const remove: PersonChange = { kind: 'remove', original: one };
const replace: PersonChange = { kind: 'replace', original: two, person: passport(98) };
const removals = (count: number): readonly PersonChange[] =>
  persons.slice(0, count).map((original) => ({ kind: 'remove', original }));

it('nothing is wrong with a request that the product allows', () => {
  expect(problemsOf([add, remove, replace])).toEqual([]);
});

describe('what a policy or product refuses', () => {
  it('a second endorsement while one is in progress', () => {
    expect(problemsOf([add], {}, { hasOpenEndorsement: true })).toEqual(['endorsementInProgress']);
  });

  it('a change that would hold before the last one does', () => {
    expect(problemsOf([add], {}, { lastEffectiveDate: '2026-12-02' })).toEqual([
      'effectiveDate effectiveDateBeforeLast',
    ]);
    expect(problemsOf([add], {}, { lastEffectiveDate: '2026-12-01' })).toEqual([]);
  });

  it('no change at all', () => {
    expect(problemsOf([])).toEqual(['changes nothingToChange']);
  });

  it('kinds that the product does not know, and several at once', () => {
    expect(problemsOf([add, remove], { kinds: ['add'] })).toEqual(['changes kindNotAllowed']);
    expect(problemsOf([add, remove], { allowsCombination: false })).toEqual(['changes combinationNotAllowed']);
  });

  it('a day before tomorrow or after the cover', () => {
    expect(problemsOf([add], {}, {}, '2026-11-20')).toEqual(['effectiveDate effectiveDateTooEarly']);
    expect(problemsOf([add], {}, {}, '2027-06-01')).toEqual(['effectiveDate effectiveDateTooLate']);
  });

  it('more removals than the limit, those of before counted', () => {
    const rule = { removalLimit: { max: 30, unit: 'percent' } } as const;
    expect(problemsOf(removals(3), rule)).toEqual([]);
    expect(problemsOf(removals(4), rule)).toEqual(['changes removalLimitExceeded']);
    expect(problemsOf(removals(3), rule, { removedSoFar: 1 })).toEqual(['changes removalLimitExceeded']);
    expect(problemsOf([add], rule, { removedSoFar: 9 })).toEqual([]);
  });

  it('more replacements than the limit; who stays the same person does not count', () => {
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

  it('fewer heads than must remain, but never growing towards them', () => {
    expect(problemsOf(removals(7))).toEqual([]);
    expect(problemsOf(removals(8))).toEqual(['changes tooFewRemain']);
    expect(problemsOf([add], { minRemainingHeads: 100 })).toEqual([]);
  });

  it('more heads than the product takes', () => {
    expect(problemsOf([add], { maxHeads: 10 })).toEqual(['changes tooManyHeads']);
    expect(problemsOf([add, remove], { maxHeads: 10 })).toEqual([]);
    expect(problemsOf([replace], { maxHeads: 5 })).toEqual([]);
  });

  it('another class in a replacement', () => {
    const promoted: PersonChange = { kind: 'replace', original: one, person: { ...one, occupationClass: '3' } };
    expect(problemsOf([promoted])).toEqual([]);
    expect(problemsOf([replace, promoted], { allowsClassChange: false })).toEqual(['changes.1 classChangeNotAllowed']);
  });

  it('somebody who was removed before', () => {
    const former = { formerIdentities: new Set([identityOf(passport(99))]) };
    expect(problemsOf([add], {}, former)).toEqual([]);
    expect(problemsOf([replace, add], { allowsReturn: false }, former)).toEqual(['changes.1 returnNotAllowed']);
  });

  it('strangers, the same person twice, and who is insured already', () => {
    const stranger: PersonChange = { kind: 'remove', original: { ...passport(77), key: 77 } };
    expect(problemsOf([stranger])).toEqual(['changes.0 notInsured']);
    expect(problemsOf([remove, { kind: 'replace', original: one, person: passport(96) }])).toEqual([
      'changes.1 changedTwice',
    ]);
    expect(problemsOf([{ kind: 'add', person: passport(1) }])).toEqual(['changes.0 E_DUPLICATE']);
    expect(problemsOf([add, add])).toEqual(['changes.1 E_DUPLICATE']);
    expect(problemsOf([remove, { kind: 'add', person: passport(0) }])).toEqual([]);
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

describe('whether a policy may be endorsed', () => {
  const answer = { canProceed: true, message: '', isExternal: false, externalAddress: '' };

  it('proceeds where the answer says so', () => {
    expect(eligibilityOf(answer)).toEqual({ kind: 'proceed' });
  });

  it('refuses with the insurer’s words, or as in progress', () => {
    expect(eligibilityOf({ ...answer, canProceed: false, message: '保单已失效' })).toMatchObject({
      kind: 'refused',
      message: '保单已失效',
      problem: { code: 'endorsementInProgress' },
    });
  });

  it('sends the browser to an external product’s pages, whatever else is said', () => {
    for (const canProceed of [true, false]) {
      const external = {
        canProceed,
        message: '',
        isExternal: true,
        externalAddress: 'https://example.com/endorse?p=1',
      };
      expect(eligibilityOf(external)).toEqual({ kind: 'external', address: 'https://example.com/endorse?p=1' });
    }
    expect(eligibilityOf({ ...answer, isExternal: true })).toEqual({ kind: 'proceed' });
  });

  it.each([
    'javascript:alert(1)',
    '//example.com',
    'ftp://example.com',
    'https://',
    'https://a@b',
    `https://${'x'.repeat(100_000)}`,
  ])('goes nowhere for %.30s', (externalAddress) => {
    expect(eligibilityOf({ ...answer, isExternal: true, externalAddress })).toMatchObject({
      problem: { code: 'externalAddressInvalid' },
    });
  });
});

const cut = ({ key: _key, ...person }: Person): NewPerson => person;
const facts = (rows: readonly NewPerson[]) =>
  rows.map(({ idNo, occupationClass }) => `${idNo} ${occupationClass}`).toSorted();

describe('a reconciliation becomes a request', () => {
  const context = { classOf, pairsReplacements: true };

  it('adds, removes, replaces and corrects; empty cells of the list keep what is known', () => {
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

  it('takes the cells of the occupation together, never half of the old and half of the new', () => {
    const clerk: Person = { ...one, occupationCode: '0001001', occupationName: '公务员、职员（内勤）' };
    const promoted = { ...cut(clerk), occupationCode: '', occupationName: '', occupationClass: '3' };
    expect(changesOf(reconcileRosters([clerk], [promoted], context))).toEqual({
      changes: [{ kind: 'replace', original: clerk, person: promoted }],
    });
  });

  it('waits for the reader where something is unresolved', () => {
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
