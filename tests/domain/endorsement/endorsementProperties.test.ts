import { type TrialContext, trialOf } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import { type PersonChange, rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const annual: Readonly<Record<string, string>> = { 1: '365', 2: '401.37', 4: '730.1' };

const context = (fee: number): TrialContext => ({
  rule: { premiumMode: 'day', refundFee: fee === 0 ? { kind: 'none' } : { kind: 'percent', percent: String(fee) } },
  today: '2027-02-28',
  cover: { startDate: '2026-12-01', endDate: '2027-11-30' },
  productVersion: 1,
  shortPeriodRates: {},
  classOf: ({ occupationClass }) => Number(occupationClass) as OccupationClass,
  premiumsOf: ({ occupationClass }) => ({
    period: annual[occupationClass] ?? '',
    annual: annual[occupationClass] ?? '',
  }),
});

const personNo = (number: number, occupationClass: string): NewPerson => ({
  ...emptyPerson,
  idType: 'passport',
  idNo: `E${10_000_000 + number}`,
  occupationClass,
});

const classes = fc.array(fc.constantFrom('1', '2', '4'), { minLength: 1, maxLength: 12 });
const dayFrom = (days: number) => new Date(Date.UTC(2027, 2, 1 + days)).toISOString().slice(0, 10);

/** Random rosters, each with a request for an endorsement. A request changes each person of the roster at most once. */
const cases = fc
  .record({
    insured: classes,
    what: fc.array(fc.constantFrom('keep', 'remove', 'replace'), { minLength: 12, maxLength: 12 }),
    coming: fc.array(fc.constantFrom('1', '2', '4'), { maxLength: 12 }),
    day: fc.nat({ max: 274 }).map(dayFrom),
    fee: fc.nat({ max: 100 }),
  })
  .map(({ insured, what, coming, day, fee }) => {
    const before = insured.map((each, at): Person => ({ ...personNo(at, each), key: at + 1 }));
    const changes = before.flatMap((original, at): readonly PersonChange[] => {
      if (what[at] === 'remove') return [{ kind: 'remove', original }];
      if (what[at] !== 'replace') return [];
      return [{ kind: 'replace', original, person: personNo(100 + at, coming[at] ?? original.occupationClass) }];
    });
    const added = coming.map((each, at): PersonChange => ({ kind: 'add', person: personNo(200 + at, each) }));
    return { before, changes: [...changes, ...added], day, fee };
  });

/** Returns the request that undoes the changes of another request. */
const reversed = (before: readonly Person[], after: readonly Person[], changes: readonly PersonChange[]) => {
  const now = new Map(after.map((person) => [person.idNo, person]));
  return changes.map((change): PersonChange => {
    if (change.kind === 'remove') return { kind: 'add', person: change.original };
    const original = now.get(change.person.idNo);
    if (!original) throw new Error('the person did not come in');
    return change.kind === 'add'
      ? { kind: 'remove', original }
      : { kind: 'replace', original, person: change.original };
  });
};

const priced = (changes: readonly PersonChange[], effectiveDate: string, fee: number) => {
  const trial = trialOf({ effectiveDate, changes }, context(fee));
  if ('problems' in trial) throw new Error(JSON.stringify(trial.problems));
  return trial;
};

const facts = (persons: readonly NewPerson[]) =>
  persons.map(({ idNo, occupationClass }) => `${idNo} ${occupationClass}`).toSorted();

it('the net amount is the sum of its lines, and each line is the sum of its parts', () => {
  fc.assert(
    fc.property(cases, ({ changes, day, fee }) => {
      const { lines, netFen, settlement } = priced(changes, day, fee);
      expect(lines.map(({ index }) => index)).toEqual(changes.map((_, index) => index));
      expect(netFen).toBe(lines.reduce((sum, line) => sum + line.netFen, 0));
      for (const line of lines) expect(line.netFen).toBe(line.chargeFen - line.refundFen + line.feeFen);
      expect(settlement).toBe(netFen > 0 ? 'pay' : netFen < 0 ? 'refund' : 'nothing');
    }),
  );
});

it('the roster afterwards is the roster before with the changes of the request and no others', () => {
  fc.assert(
    fc.property(cases, ({ before, changes }) => {
      const after = rosterAfter(before, changes);
      const going = new Set(changes.flatMap((change) => (change.kind === 'add' ? [] : [change.original.idNo])));
      const coming = changes.flatMap((change) => (change.kind === 'remove' ? [] : [change.person]));
      const staying = before.filter(({ idNo }) => !going.has(idNo));
      expect(facts(after)).toEqual(facts([...staying, ...coming]));
      expect(after.filter((person) => staying.includes(person))).toEqual(staying);
      expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
    }),
  );
});

it('after an endorsement is undone from the same day, the roster is as before and the amounts add up to zero less the fees', () => {
  fc.assert(
    fc.property(cases, ({ before, changes, day, fee }) => {
      const after = rosterAfter(before, changes);
      const back = reversed(before, after, changes);
      const [there, returned] = [priced(changes, day, fee), priced(back, day, fee)];
      const fees = [...there.lines, ...returned.lines].reduce((sum, { feeFen }) => sum + feeFen, 0);
      expect(there.netFen + returned.netFen).toBe(fees);
      expect(facts(rosterAfter(after, back))).toEqual(facts(before));
    }),
  );
});
