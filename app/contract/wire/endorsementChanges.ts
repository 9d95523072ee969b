import type { EndorsementTrial, TrialLine } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import { endorsementKindCodes, endorsementKindsOf } from '@tuanbao/library/domain/endorsement/endorsementType';
import type { EndorsementRequest, PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';
import { emptyPerson, type NewPerson, type Person, personFields } from '@tuanbao/library/domain/roster/person';

import { endorsementPersonIdTypeWords } from '../wireTables/persons.ts';
import type { Codec } from './codec.ts';
import { ContradictionError } from './contradiction.ts';
import type { PersonWire } from './draft.schema.ts';
import type { ChangeWire, LineWire, RequestWire, TrialWire } from './endorsementChanges.schema.ts';
import { personCodecWith } from './person.ts';

/**
 * Converts a day such as `2026-12-01` to its midnight on the wire, `2026-12-01 00:00:00`. An empty day gives an empty
 * text.
 */
export const instantOfDay = (day: string): string => (day === '' ? '' : `${day} 00:00:00`);

export const dayOfInstant = (instant: string): string => instant.slice(0, 10);

/**
 * Returns the kind of change for a code that stands for exactly one kind: 100, 10 or 1. @throws RangeError for any
 * other code
 */
export function kindOfCode(code: number): EndorsementKind {
  const [kind, ...others] = endorsementKindsOf(code) ?? [];
  if (kind === undefined || others.length > 0) throw new RangeError(`no kind of endorsement has the code ${code}`);
  return kind;
}

/** Returns the person whom a change adds. If the change only removes a person, all fields are empty. */
const comingOf = (change: PersonChange): NewPerson =>
  change.kind === 'remove' ? { ...emptyPerson, idType: '' } : change.person;

/**
 * Codec of a person in an endorsement. Id types are sent with the codes that the specification has for endorsements
 * (§3). Id types that only orders have are sent as words.
 */
const listedPersonCodec: Codec<Person, PersonWire> = personCodecWith(endorsementPersonIdTypeWords);

/**
 * Returns the person who is insured before the change, from the fields that begin with `org`. Fields that the payload
 * doesn't fill are empty.
 */
function originalIn(wire: ChangeWire): NewPerson {
  const { key: _key, ...original } = listedPersonCodec.fromWire({
    key: wire.key,
    productCombId: wire.orgProductCombId,
    insuredName: wire.orgInsuredName,
    insuredIdType: wire.orgInsuredIdType,
    insuredIdNo: wire.orgInsuredIdNo,
    insuredSex: wire.orgInsuredSex,
    birthDay: wire.orgBirthDay,
    occupationCode: wire.orgOccupationCode,
    occupationDesc: wire.orgOccupationDesc,
    occupationType: wire.orgOccupationType,
    socialSecurity: wire.orgSocialSecurity,
  });
  return original;
}

const isBlankPerson = (person: NewPerson): boolean => personFields.every((field) => person[field] === '');

/**
 * Returns the person whom a change removes. A payload describes this person in the `org` fields, in the other fields,
 * or in both.
 *
 * @throws ContradictionError when a field has different values in the `org` fields and in the other fields
 */
function removedPerson(original: Person, person: NewPerson): Person {
  if (personFields.some((field) => original[field] !== '' && person[field] !== '' && original[field] !== person[field]))
    throw new ContradictionError('removedTwoPersons', 'personInfoList');
  const named = personFields.map((field) => [field, original[field] || person[field]] as const);
  return { ...original, ...Object.fromEntries(named) };
}

/**
 * Codec of a change of persons. The person who is insured before the change is sent in the fields that begin with `org`
 * (specification §3).
 */
export const changeCodec: Codec<PersonChange, ChangeWire> = {
  toWire: (change) => {
    const original = change.kind === 'add' ? { ...emptyPerson, idType: '', key: 0 } : change.original;
    const org = listedPersonCodec.toWire(original) as Omit<ChangeWire, 'conservationType'>;
    const person = listedPersonCodec.toWire({ ...comingOf(change), key: original.key }) as Omit<
      ChangeWire,
      'conservationType'
    >;
    return {
      ...person,
      conservationType: endorsementKindCodes[change.kind],
      orgProductCombId: org.productCombId,
      orgInsuredName: org.insuredName,
      orgInsuredIdType: org.insuredIdType,
      orgInsuredIdNo: org.insuredIdNo,
      orgInsuredSex: org.insuredSex,
      orgBirthDay: org.birthDay,
      orgOccupationCode: org.occupationCode,
      orgOccupationDesc: org.occupationDesc,
      orgOccupationType: org.occupationType,
      ...(org.socialSecurity && { orgSocialSecurity: org.socialSecurity }),
    };
  },
  fromWire: (wire) => {
    const kind = kindOfCode(wire.conservationType);
    const { key, ...person } = listedPersonCodec.fromWire(wire);
    if (kind === 'add') {
      if (key !== 0 || !isBlankPerson(originalIn(wire)))
        throw new ContradictionError('addedHasOriginal', 'personInfoList');
      return { kind, person };
    }
    const original = { key, ...originalIn(wire) };
    if (kind === 'remove') return { kind, original: removedPerson(original, person) };
    return { kind, original, person };
  },
};

export const requestCodec: Codec<EndorsementRequest, RequestWire> = {
  toWire: ({ effectiveDate, changes }) => ({
    conservationStartDatetime: instantOfDay(effectiveDate),
    personInfoList: changes.map((change) => changeCodec.toWire(change)),
  }),
  fromWire: (wire) => ({
    effectiveDate: dayOfInstant(wire.conservationStartDatetime),
    changes: wire.personInfoList.map((change) => changeCodec.fromWire(change)),
  }),
};

const lineToWire = (line: TrialLine): LineWire => ({
  index: line.index,
  conservationType: endorsementKindCodes[line.kind],
  premium: yuanOf(line.chargeFen),
  refundPremium: yuanOf(line.refundFen),
  refundFee: yuanOf(line.feeFen),
  netPremium: yuanOf(line.netFen),
});

const lineFromWire = (wire: LineWire): TrialLine => ({
  index: wire.index,
  kind: kindOfCode(wire.conservationType),
  chargeFen: fenOf(wire.premium),
  refundFen: fenOf(wire.refundPremium),
  feeFen: fenOf(wire.refundFee),
  netFen: fenOf(wire.netPremium),
});

const settlementOf = (netFen: number) => (netFen > 0 ? 'pay' : netFen < 0 ? 'refund' : 'nothing');

/**
 * Codec of a trial premium with one line per change. If the total is positive, the applicant pays it. If the total is
 * negative, the applicant gets a refund.
 */
export const trialCodec: Codec<EndorsementTrial, TrialWire> = {
  toWire: ({ lines, netFen, mark }) => ({
    personPremiumList: lines.map(lineToWire),
    totalPremium: yuanOf(netFen),
    requestMark: mark,
  }),
  fromWire: (wire) => {
    const netFen = fenOf(wire.totalPremium);
    return {
      lines: wire.personPremiumList.map(lineFromWire),
      netFen,
      settlement: settlementOf(netFen),
      mark: wire.requestMark,
    };
  },
};
