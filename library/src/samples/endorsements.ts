import type { EndorsementTrial } from '../domain/endorsement/endorsementTrial.ts';
import type { PersonChange } from '../domain/endorsement/personChange.ts';
import type { Person } from '../domain/roster/person.ts';
import type { RosterContext } from '../domain/roster/rosterContext.ts';
import { rosterContext, samplePerson, twoSchemes } from './rosters.ts';

/** Context for checks of the sample policy's persons. */
export const policyContext: RosterContext = { ...rosterContext, schemes: twoSchemes };

const insured = (position: number): Person => ({ ...samplePerson(position), key: position + 1 });

/** Six insured persons, all in the first scheme. */
export const fewInsured: readonly Person[] = [0, 1, 2, 3, 4, 5].map(insured);

/** One person added, one removed, one replaced. */
export const threeChanges: readonly PersonChange[] = [
  { kind: 'add', person: samplePerson(100) },
  { kind: 'remove', original: insured(0) },
  { kind: 'replace', original: insured(1), person: { ...samplePerson(101), name: '欧阳阿依古丽·买买提江' } },
];

/** Trial premium of `threeChanges`. */
export const threeChangesTrial: EndorsementTrial = {
  lines: [
    { index: 0, kind: 'add', chargeFen: 12_300, refundFen: 0, feeFen: 0, netFen: 12_300 },
    { index: 1, kind: 'remove', chargeFen: 0, refundFen: 12_300, feeFen: 1000, netFen: -11_300 },
    { index: 2, kind: 'replace', chargeFen: 25_840, refundFen: 12_300, feeFen: 0, netFen: 13_540 },
  ],
  netFen: 14_540,
  settlement: 'pay',
  mark: 'f00dcafe',
};
