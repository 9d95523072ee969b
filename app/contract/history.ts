import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { Person } from '@tuanbao/library/domain/roster/person';

import { asIs, call } from './call.ts';
import type { TransitFile } from './fileField.ts';
import type { HistoryWires, PastApplicantsWire } from './history.schema.ts';
import { applicantCodec } from './wire/applicant.ts';
import type { PersonWire } from './wire/draft.schema.ts';
import { personCodec, rosterBodyLimit } from './wire/draft.ts';

/** Applicants of the caller's earlier orders, the latest of each group by keyword; with an order's number that one's whole form. */
export interface PastApplicants {
  readonly groups: readonly {
    readonly orderSn: string;
    readonly groupName: string;
    readonly groupIdNo: string;
    readonly createdAt: string;
  }[];
  /** In clear, to be written again; null where no order was named. */
  readonly applicant: Applicant | null;
}

/** Applicants of earlier orders, for "take an earlier applicant" on the writing screen; the whole form of one is written to the audit log. */
export const pastApplicants = call('GET', '/api/order/getHistoryGroupApplicantInfo', {
  summary: 'Applicants of earlier orders',
  request: asIs<HistoryWires['pastApplicants']['request']>(),
  response: {
    toWire: ({ groups, applicant }: PastApplicants): PastApplicantsWire => ({
      list: groups.map(({ groupIdNo, createdAt, ...group }) => ({
        ...group,
        groupCardId: groupIdNo,
        createTime: createdAt,
      })),
      groupApplicant: applicant && applicantCodec.toWire(applicant),
    }),
    fromWire: ({ list, groupApplicant }: PastApplicantsWire): PastApplicants => ({
      groups: list.map(({ groupCardId, createTime, ...group }) => ({
        ...group,
        groupIdNo: groupCardId,
        createdAt: createTime,
      })),
      applicant: groupApplicant && applicantCodec.fromWire(groupApplicant),
    }),
  },
});

/** Insured persons of an earlier order in clear, for writing it again with the same roster; written to the audit log. */
export const pastPersons = call('GET', '/api/order/getHistoryPolicyPersons', {
  summary: 'Insured persons of an earlier order',
  request: asIs<HistoryWires['pastPersons']['request']>(),
  response: {
    toWire: (persons: readonly Person[]): HistoryWires['pastPersons']['response'] =>
      persons.map((person) => personCodec.toWire(person)),
    fromWire: (wire: HistoryWires['pastPersons']['response']): readonly Person[] =>
      wire.map((person) => personCodec.fromWire(person)),
  },
});

/**
 * Request of the supplement screen: complete records of the persons whose records were wrong, and materials that prove
 * them.
 */
export interface PersonCorrections {
  readonly orderSn: string;
  /** Only the persons that change, by their key in the order. */
  readonly persons: readonly Person[];
  readonly files?: readonly TransitFile[];
}

/** @throws RangeError where the JSON of a form's field is no list of persons */
function personsIn(json: string): readonly Person[] {
  try {
    return (JSON.parse(json) as readonly PersonWire[]).map((person) => personCodec.fromWire(person));
  } catch {
    throw new RangeError('not a list of persons');
  }
}

/** Corrects records of insured persons while the insurer has rejected an order's papers (120), as a delta with its papers; names, ids, sexes and birthdays only, at the same price. */
export const uploadPersonInfo = call('POST', '/api/order/uploadPersonInfo', {
  summary: 'Correct persons of an order',
  encoding: 'multipart',
  bodyLimit: rosterBodyLimit,
  request: {
    toWire: ({ orderSn, persons, files }: PersonCorrections): HistoryWires['uploadPersonInfo']['request'] => ({
      orderSn,
      personInfoList: JSON.stringify(persons.map((person) => personCodec.toWire(person))),
      files: files && [...files],
    }),
    fromWire: ({ orderSn, personInfoList, files }: HistoryWires['uploadPersonInfo']['request']): PersonCorrections => ({
      orderSn,
      persons: personsIn(personInfoList),
      ...(files ? { files } : {}),
    }),
  },
  response: asIs<HistoryWires['uploadPersonInfo']['response']>(),
});
