import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { Person } from '@tuanbao/library/domain/roster/person';

import { asIs, call, type Codec, fileAnswer } from './call.ts';
import type { OrderPersonWires, RosterPageWire, RosterQueryWire } from './orderPersons.schema.ts';
import { personCodec } from './wire/person.ts';

/** Selects a roster of an order and a page of its persons. */
export interface RosterQuery {
  readonly orderSn: string;
  /** Day whose roster is returned. Absent for today. */
  readonly day?: string | undefined;
  /** Version of the roster. If it is given, the day has no effect. Version 0 is the roster at the sale. */
  readonly version?: number | undefined;
  /** Complete name or id number of the persons that are returned; empty for all persons. */
  readonly insured: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A confirmed endorsement that created a version of the roster. */
interface ListedChange {
  readonly rosterVersion: number;
  readonly effectiveDate: string;
  readonly certificateSn: string;
  readonly uuid: string;
}

/** A page of a roster, with the number of persons in the roster and the premium of the policy with this roster. */
export interface RosterPage {
  readonly rosterVersion: number;
  /** Day on which the persons of this roster are insured. */
  readonly day: string;
  /** First and last day with cover. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly heads: number;
  readonly totalFen: Fen;
  /** Number of persons who match the search. */
  readonly total: number;
  /** The persons of the page; personal data are masked. */
  readonly persons: readonly Person[];
  /** The confirmed endorsements of the policy, oldest first. */
  readonly changes: readonly ListedChange[];
}

const queryCodec: Codec<RosterQuery, RosterQueryWire> = {
  toWire: ({ orderSn, day, version, insured, page, pageSize }) => ({
    orderSn,
    ...(day !== undefined && { coverDate: day }),
    ...(version !== undefined && { rosterVersion: version }),
    ...(insured !== '' && { insuredStr: insured }),
    pageIndex: page,
    pageSize,
  }),
  fromWire: ({ orderSn, coverDate, rosterVersion, insuredStr = '', pageIndex, pageSize }) => ({
    orderSn,
    day: coverDate,
    version: rosterVersion,
    insured: insuredStr,
    page: pageIndex,
    pageSize,
  }),
};

const pageCodec: Codec<RosterPage, RosterPageWire> = {
  toWire: (page) => ({
    rosterVersion: page.rosterVersion,
    coverDate: page.day,
    firstCoverDate: page.firstDay,
    lastCoverDate: page.lastDay,
    personCount: page.heads,
    totalPremium: yuanOf(page.totalFen),
    total: page.total,
    list: page.persons.map((person) => personCodec.toWire(person)),
    changeList: page.changes.map(({ uuid, ...change }) => ({ ...change, conservationUuid: uuid })),
  }),
  fromWire: (wire) => ({
    rosterVersion: wire.rosterVersion,
    day: wire.coverDate,
    firstDay: wire.firstCoverDate,
    lastDay: wire.lastCoverDate,
    heads: wire.personCount,
    totalFen: fenOf(wire.totalPremium),
    total: wire.total,
    persons: wire.list.map((person) => personCodec.fromWire(person)),
    changes: wire.changeList.map(({ conservationUuid, ...change }) => ({ ...change, uuid: conservationUuid })),
  }),
};

/**
 * Returns a page of the persons who are insured under an order on a day (today, a past day or a future day), or of a
 * version of the roster. The roster of a day includes the confirmed endorsements that take effect on this day or
 * before. Personal data are masked. The search is in the body of the request, so that no personal data are in the URL.
 */
export const orderPersons = call('POST', '/api/own/orders/:orderSn/persons', {
  summary: 'Insured persons of an order on a day',
  request: queryCodec,
  response: pageCodec,
});

/**
 * Returns the history of a person under an order: the days on which the person was insured, changed, replaced and
 * removed. If an endorsement caused an entry, the entry names the endorsement. Names of persons are masked.
 */
export const personHistory = call('GET', '/api/own/orders/:orderSn/persons/:key/history', {
  summary: 'History of an insured person',
  request: asIs<OrderPersonWires['personHistory']['request']>(),
  response: asIs<OrderPersonWires['personHistory']['response']>(),
});

/**
 * Returns the certificate of an insured person (被保险人凭证) as a PDF. Its QR code leads to the public page that verifies
 * policies. The certificate shows the id number masked.
 */
export const personCertificate = call('GET', '/api/own/orders/:orderSn/persons/:key/certificate', {
  summary: 'Certificate of an insured person as PDF',
  answer: 'file',
  request: asIs<OrderPersonWires['personCertificate']['request']>(),
  response: fileAnswer,
});

/**
 * Returns the certificates of up to 50 persons as a zip file. The request gives the persons or a page of the roster. To
 * get more certificates, a client sends several calls and joins the files.
 */
export const personCertificates = call('POST', '/api/own/orders/:orderSn/certificates', {
  summary: 'Certificates of insured persons as zip, up to 50 at a time',
  answer: 'file',
  request: asIs<OrderPersonWires['personCertificates']['request']>(),
  response: fileAnswer,
});
