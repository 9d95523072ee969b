import { coveredPersonsIn, personsToAskFor } from '@tuanbao/library/domain/roster/coveredPersons';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { coversDuring, type EarlierCovers } from '@tuanbao/library/domain/roster/earlierCover';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { describe, expect, it } from 'vitest';

import {
  faultyRoster,
  rosterContext,
  samplePerson,
  sampleRoster,
  twoSchemes,
} from '../../../stories/fixtures/rosters.ts';

const context = { ...rosterContext, schemes: twoSchemes };
const until = (endDate: string, startDate = '2026-01-01'): EarlierCovers => ({
  isSameProduct: true,
  covers: [{ policySn: 'P1', productName: '雇主责任险', startDate, endDate }],
});
const coversOf = (position: number, covers: EarlierCovers) => new Map([[identityOf(samplePerson(position)), covers]]);

describe('persons who are covered already', () => {
  it.each([
    ['the first day of the new cover', until('2026-12-01'), 1],
    ['the day before it', until('2026-11-30'), 0],
    ['a cover that begins on its last day', until('2028-01-01', '2027-11-30'), 1],
    ['a cover that begins the day after', until('2028-01-01', '2027-12-01'), 0],
  ])('are those whose cover meets the period: %s', (_, covers, count) => {
    expect(coversDuring(coversOf(0, covers), '2026-12-01', '2027-11-30').size).toBe(count);
  });

  it('are of the same product only if one of these covers is', () => {
    const [cover] = until('2027-01-01').covers;
    const ended = { ...cover!, endDate: '2026-11-30', isSameProduct: true } as const;
    const found = (isSameProduct: boolean) =>
      coversDuring(
        coversOf(0, { isSameProduct: true, covers: [ended, { ...cover!, isSameProduct }] }),
        '2026-12-01',
        '2027-11-30',
      );
    expect(found(false).values().next().value).toMatchObject({ isSameProduct: false, covers: [{ policySn: 'P1' }] });
    expect(found(true).values().next().value).toMatchObject({ isSameProduct: true });
  });

  it('are reported by their rows, with any notation of their number', () => {
    const roster = createRosterStore(context, [
      ...sampleRoster(2),
      { ...samplePerson(2), idNo: ` ${samplePerson(2).idNo}` },
    ]);
    const found = coveredPersonsIn(roster.persons(), coversOf(2, until('2027-01-01')));

    expect(found).toMatchObject([{ row: 3, name: samplePerson(2).name, isSameProduct: true }]);
  });

  it('are requested once each, if their document is valid and no result is known yet', () => {
    const roster = createRosterStore(context, [...faultyRoster, samplePerson(0)]);
    const [first] = personsToAskFor(roster, () => false, 10);
    const rest = personsToAskFor(roster, (identity) => identity === identityOf(samplePerson(0)), 10);

    expect(first?.idNo).toBe(samplePerson(0).idNo);
    expect(rest.map(({ idNo }) => idNo)).not.toContain(samplePerson(0).idNo);
    expect(rest.map(({ idNo }) => idNo)).not.toContain(faultyRoster[1]?.idNo);
    expect(personsToAskFor(createRosterStore(context, sampleRoster(5)), () => false, 3)).toHaveLength(3);
  });

  it('have a warning in their row, which blocks nothing and belongs to their number', () => {
    const roster = createRosterStore({ ...context, covered: coversOf(1, until('2027-01-01')) }, sampleRoster(2));
    const key = roster.keyAt(1) ?? -1;

    expect(roster.problemsOf(key)).toMatchObject([
      {
        path: 'idNo',
        code: 'W_COVERED',
        severity: 'warning',
        params: { policySn: 'P1', endDate: '2027-01-01', count: 1 },
      },
    ]);
    expect(roster.problemCount).toBe(0);
    roster.setField(key, 'idNo', samplePerson(7).idNo);
    expect(roster.problemsOf(key).map(({ code }) => code)).not.toContain('W_COVERED');
    roster.undo();
    expect(roster.problemsOf(key).map(({ code }) => code)).toContain('W_COVERED');
  });
});
