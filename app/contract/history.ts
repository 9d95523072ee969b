import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { object, string } from 'yup';

import { applicantCodec } from './applicant.ts';
import { asIs, call } from './call.ts';
import { maxPersonsInRequest, personCodec, rosterBodyLimit } from './draft.ts';
import { filledText, listOf, shape, text, whole } from './fields.ts';
import { fileListField, type TransitFile } from './fileField.ts';

const pastApplicantsWire = shape({
  list: listOf(shape({ orderSn: text(40), groupName: text(200), groupCardId: text(60), createTime: text(40) }), 20),
  groupApplicant: applicantCodec.schema.nullable(),
});

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
  request: asIs(object({ orderSn: string().max(40), keyword: string().max(60) }).noUnknown()),
  response: {
    schema: pastApplicantsWire,
    toWire: ({ groups, applicant }: PastApplicants) => ({
      list: groups.map(({ groupIdNo, createdAt, ...group }) => ({
        ...group,
        groupCardId: groupIdNo,
        createTime: createdAt,
      })),
      groupApplicant: applicant && applicantCodec.toWire(applicant),
    }),
    fromWire: ({ list, groupApplicant }): PastApplicants => ({
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
  request: asIs(object({ orderSn: string().max(40).required() }).noUnknown()),
  response: {
    schema: listOf(personCodec.schema, maxPersonsInRequest),
    toWire: (persons: readonly Person[]) => persons.map((person) => personCodec.toWire(person)),
    fromWire: (wire): readonly Person[] => wire.map((person) => personCodec.fromWire(person)),
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

const corrections = listOf(personCodec.schema, 1000);

/** Persons travel as JSON in one field of the form. @throws RangeError where they are no such list */
function personsIn(json: string): readonly Person[] {
  try {
    return corrections.validateSync(JSON.parse(json), { strict: true }).map((person) => personCodec.fromWire(person));
  } catch {
    throw new RangeError('not a list of persons');
  }
}

const tenMegabytes = 10 * 1024 * 1024;

/** Corrects records of insured persons while the insurer has rejected an order's papers (120), as a delta with its papers; names, ids, sexes and birthdays only, at the same price. */
export const uploadPersonInfo = call('POST', '/api/order/uploadPersonInfo', {
  summary: 'Correct persons of an order',
  encoding: 'multipart',
  bodyLimit: rosterBodyLimit,
  request: {
    schema: shape({
      orderSn: filledText(40),
      personInfoList: filledText(1_000_000),
      files: fileListField(tenMegabytes, 10).optional(),
    }),
    toWire: ({ orderSn, persons, files }: PersonCorrections) => ({
      orderSn,
      personInfoList: JSON.stringify(persons.map((person) => personCodec.toWire(person))),
      files: files && [...files],
    }),
    fromWire: ({ orderSn, personInfoList, files }): PersonCorrections => ({
      orderSn,
      persons: personsIn(personInfoList),
      ...(files ? { files } : {}),
    }),
  },
  response: asIs(shape({ orderSn: text(40), personNum: whole(0, 1000), fileNum: whole(0, 10) })),
});
