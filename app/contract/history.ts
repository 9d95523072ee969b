import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { Person } from '@tuanbao/library/domain/roster/person';

import { asIs, call } from './call.ts';
import type { TransitFile } from './fileField.ts';
import type { HistoryWires, PastApplicantsWire } from './history.schema.ts';
import { applicantCodec } from './wire/applicant.ts';
import type { PersonWire } from './wire/draft.schema.ts';
import { rosterBodyLimit } from './wire/limits.ts';
import { personCodec } from './wire/person.ts';

/**
 * At most 20 applicants whose names contain a keyword, from the caller's past orders, each with its latest order. If
 * the request has an order number, `groups` is empty, and the response has only the complete applicant of that order.
 */
export interface PastApplicants {
  readonly groups: readonly {
    readonly orderSn: string;
    readonly groupName: string;
    readonly groupIdNo: string;
    readonly createdAt: string;
  }[];
  /** Complete applicant for a new order, without masking. Null if the request has no order number. */
  readonly applicant: Applicant | null;
}

/**
 * Returns the applicants of past orders. The agent can take one of them on the writing screen. If a request asks for a
 * complete applicant, the request is written to the audit log.
 */
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

/**
 * Returns the roster of a past order as it will be tomorrow, without masking, so that a new order can have the same
 * roster. The call is written to the audit log.
 */
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
 * Request of the supplement screen: the complete records of persons whose data were wrong, and materials that prove the
 * new data.
 */
export interface PersonCorrections {
  readonly orderSn: string;
  /**
   * The persons whose data changed, each with the person's key in the order. The other persons of the order are left
   * out.
   */
  readonly persons: readonly Person[];
  readonly files?: readonly TransitFile[];
}

/**
 * Returns the persons in a multipart field. @throws RangeError when the field doesn't contain a list of persons as JSON
 */
function personsIn(json: string): readonly Person[] {
  try {
    return (JSON.parse(json) as readonly PersonWire[]).map((person) => personCodec.fromWire(person));
  } catch {
    throw new RangeError('not a list of persons');
  }
}

/**
 * Corrects the data of insured persons after the insurer rejected the materials of an order (state 120). The request
 * has the changed persons and the materials that prove the changes. Only names, id documents, sexes, birth dates and
 * social security may change, and the premium stays the same.
 */
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
