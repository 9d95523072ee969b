import { coverOfPolicy, personCoverOf } from '@tuanbao/library/domain/endorsement/personCover';
import { personHistoryOf } from '@tuanbao/library/domain/endorsement/personHistory';
import type { RosterLine } from '@tuanbao/library/domain/endorsement/rosterLine';
import { describe, expect, it } from 'vitest';

import { ann, bao, baoAgain, changes, chen, cover, dai, erAdded, erChanged, lineOf, lines } from './rosterLines.ts';

const days = { changes, cover };
const coverOf = (line: RosterLine, policyCover = cover) => personCoverOf(lines, line, { changes, cover: policyCover });

describe('the cover of a person', () => {
  it('is that of the policy for a person of the first roster who stays', () => {
    expect(coverOf(ann)).toEqual({ ...cover, sinceVersion: 0, schemeSince: cover.startDate, endedBy: null });
  });

  it('ends on the day before the endorsement that removes the person', () => {
    expect(coverOf(bao)).toMatchObject({
      startDate: '2026-12-01',
      endDate: '2026-12-09',
      endedBy: { how: 'removed', rosterVersion: 1 },
    });
  });

  it('ends on the day before the replacement takes effect, from which the replacement is covered', () => {
    expect(coverOf(chen)).toMatchObject({ endDate: '2027-01-14', endedBy: { how: 'replaced', rosterVersion: 2 } });
    expect(coverOf(dai)).toMatchObject({ startDate: '2027-01-15', endDate: '2027-11-30', sinceVersion: 2 });
  });

  it('goes on through a changed scheme, and says since when it applies', () => {
    for (const line of [erAdded, erChanged]) {
      expect(coverOf(line)).toMatchObject({ startDate: '2026-12-10', endDate: '2027-11-30', sinceVersion: 1 });
    }
    expect(coverOf(erChanged).schemeSince).toBe('2027-01-15');
  });

  it('starts anew for a person who comes back', () => {
    expect(coverOf(baoAgain)).toMatchObject({ startDate: '2027-03-01', endDate: '2027-11-30', endedBy: null });
  });

  it('ends with a surrendered policy, whatever later endorsements would have done', () => {
    const ended = coverOfPolicy(cover, '2027-01-10');
    expect(coverOf(chen, ended)).toMatchObject({ endDate: '2027-01-09', endedBy: null });
    const never = coverOf(dai, ended);
    expect(never.startDate > never.endDate).toBe(true);
  });
});

const historyOf = (line: RosterLine, policyCover = cover) =>
  personHistoryOf(lines, line, { changes, cover: policyCover });

describe('the history of a person', () => {
  it('of a person who stays is one line', () => {
    expect(historyOf(ann)).toEqual([{ kind: 'insured', day: '2026-12-01' }]);
  });

  it('tells that the person left and came back, under another key too', () => {
    const told = [
      { kind: 'insured', day: '2026-12-01' },
      { kind: 'removed', day: '2026-12-10', change: changes[0] },
      { kind: 'added', day: '2027-03-01', change: changes[2] },
    ];
    expect(historyOf(bao)).toEqual(told);
    expect(historyOf(baoAgain)).toEqual(told);
  });

  it('names who replaced whom, on both sides', () => {
    expect(historyOf(chen).at(-1)).toEqual({ kind: 'replacedBy', day: '2027-01-15', change: changes[1], other: dai });
    expect(historyOf(dai)).toEqual([{ kind: 'replacing', day: '2027-01-15', change: changes[1], other: chen }]);
  });

  it('names the fields that an endorsement changed', () => {
    expect(historyOf(erAdded)).toEqual([
      { kind: 'added', day: '2026-12-10', change: changes[0] },
      { kind: 'changed', day: '2027-01-15', change: changes[1], fields: ['occupationClass', 'schemeId'] },
    ]);
  });

  it('leaves out what would have taken effect after the policy ended', () => {
    expect(historyOf(bao, { ...cover, endDate: '2027-01-09' }).map(({ kind }) => kind)).toEqual(['insured', 'removed']);
  });

  it('of a person without a number is that of the line', () => {
    const nameless = [lineOf(9, '', [0, 1]), lineOf(9, '', [1, null], { name: 'corrected' })] as const;
    expect(personHistoryOf(nameless, nameless[1], days).map(({ kind }) => kind)).toEqual(['insured', 'changed']);
  });
});
