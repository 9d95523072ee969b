import { coverOfPolicy, rosterDayOf } from '@tuanbao/library/domain/endorsement/personCover';
import { rosterVersionOn } from '@tuanbao/library/domain/endorsement/policyStanding';
import { firstDayOfVersion, isInVersion, type RosterChange } from '@tuanbao/library/domain/endorsement/rosterLine';
import { describe, expect, it } from 'vitest';

import { changes, cover, lines } from './rosterLines.ts';

const namesOn = (day: string, made: readonly RosterChange[] = changes) =>
  lines
    .filter((line) => isInVersion(line, rosterVersionOn(made, day)))
    .map(({ name, occupationClass }) => `${name}${occupationClass}`);

describe('the roster on a day', () => {
  it.each([
    ['is that of the sale before the first endorsement', '2026-12-09', ['ANN1', 'BAO1', 'CHEN1']],
    ['has who joined and not who left from the first day of an endorsement', '2026-12-10', ['ANN1', 'CHEN1', 'ER1']],
    ['keeps them until the day before the next', '2027-01-14', ['ANN1', 'CHEN1', 'ER1']],
    ['has the replacement and the new class', '2027-01-15', ['ANN1', 'DAI1', 'ER3']],
    ['has who came back', '2027-03-01', ['ANN1', 'DAI1', 'ER3', 'BAO1']],
  ])('%s', (_, day, names) => {
    expect(namesOn(day)).toEqual(names);
  });

  it('is that of the last endorsement where a later one takes effect earlier', () => {
    const overtaken = [changes[0], { ...changes[1], effectiveDate: '2027-06-01' }, changes[2]];
    expect(namesOn('2027-02-28', overtaken)).toEqual(['ANN1', 'CHEN1', 'ER1']);
    expect(namesOn('2027-03-01', overtaken)).toEqual(['ANN1', 'DAI1', 'ER3', 'BAO1']);
    expect(firstDayOfVersion(2, overtaken, cover)).toBe('2027-03-01');
  });

  it('of a version begins with the cover where an endorsement takes effect on or before its first day', () => {
    expect(firstDayOfVersion(1, [{ rosterVersion: 1, effectiveDate: '2026-11-30' }], cover)).toBe(cover.startDate);
    expect(firstDayOfVersion(1, [], cover)).toBeNull();
  });
});

describe('the day whose roster is shown', () => {
  it.each([
    ['today', '2027-02-01', '2027-02-01'],
    ['the first day of cover before it', '2026-11-20', '2026-12-01'],
    ['the last day of cover after it', '2028-01-01', '2027-11-30'],
  ])('is %s', (_, asked, day) => {
    expect(rosterDayOf(asked, cover)).toBe(day);
  });

  it('is the last day with cover after a surrender, and the first day where there never was cover', () => {
    expect(rosterDayOf('2027-05-01', coverOfPolicy(cover, '2027-02-01'))).toBe('2027-01-31');
    expect(rosterDayOf('2027-05-01', coverOfPolicy(cover, '2026-12-01'))).toBe('2026-12-01');
    expect(coverOfPolicy(cover, null)).toEqual(cover);
  });
});
