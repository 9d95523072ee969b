import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { fileContent } from './fileField.ts';
import { personWire } from './wire/draft.schema.ts';
import { day, filledText, flag, listOf, shape, text, whole, wholeInUrl, yuan } from './wire/fields.ts';
import { certificatesAtOnce } from './wire/limits.ts';

const mostVersions = 1e6;

const rosterQueryWire = shape({
  orderSn: filledText(40),
  /**
   * Day whose roster is returned; absent for today. If the policy has no cover on that day, the nearest day with cover
   * is used.
   */
  coverDate: day().optional(),
  /** Version of the roster; 0 is the roster at the sale. If the version is present, `coverDate` has no effect. */
  rosterVersion: whole(0, mostVersions).optional(),
  /** Complete name or id number of the persons that are returned; absent or empty for all persons. */
  insuredStr: text(100).optional(),
  pageIndex: whole(1, 100_000),
  pageSize: whole(1, 100),
});
export type RosterQueryWire = InferType<typeof rosterQueryWire>;

const rosterChangeFields = {
  rosterVersion: whole(1, mostVersions),
  effectiveDate: day(),
  certificateSn: text(60),
  conservationUuid: text(60),
};

const rosterPageWire = shape({
  rosterVersion: whole(0, mostVersions),
  coverDate: day(),
  /** First and last day with cover. */
  firstCoverDate: day(),
  lastCoverDate: day(),
  /** Number of insured persons in this roster, and the premium of the policy with this roster. */
  personCount: whole(0, 1e6),
  totalPremium: yuan(),
  /** Number of persons who match the search. Without a search, this is the number of all persons of the roster. */
  total: whole(0, 1e6),
  list: listOf(personWire, 100),
  /** The confirmed endorsements of the policy, oldest first. */
  changeList: listOf(shape(rosterChangeFields), 1000),
});
export type RosterPageWire = InferType<typeof rosterPageWire>;

const eventKinds = ['insured', 'added', 'changed', 'replacing', 'replacedBy', 'removed', 'ended'] as const;

/** Kind of an entry in the history of a person. `ended`: the policy was surrendered while the person was insured. */
type PersonEventKind = (typeof eventKinds)[number];

const historyWire = shape({
  insuredName: text(100),
  validStartDate: day(),
  validEndDate: day(),
  list: listOf(
    shape({
      eventType: mixed<PersonEventKind>().oneOf(eventKinds).defined(),
      effectiveDate: day(),
      isUpcoming: flag(),
      /**
       * Number of the endorsement's certificate, and uuid of the endorsement; both are empty if no endorsement caused
       * the entry.
       */
      certificateSn: text(60),
      conservationUuid: text(60),
      /**
       * Masked name of the person who was replaced, or who is the replacement; empty if the entry isn't a replacement.
       */
      otherName: text(100),
      /** Names of the person's fields that the endorsement changed. */
      fieldList: listOf(text(40), 20),
    }),
    1000,
  ),
});
export type HistoryWire = InferType<typeof historyWire>;

/** Selects a person by the person's key in one version of the roster. */
const personInRoster = () =>
  object({
    orderSn: filledText(40),
    key: wholeInUrl(0, Number.MAX_SAFE_INTEGER).defined(),
    rosterVersion: wholeInUrl(0, mostVersions).defined(),
  }).noUnknown();

/** Schemas of the calls in `orderPersons.ts`, by call name. */
export const orderPersonSchemas = {
  orderPersons: { request: rosterQueryWire, response: rosterPageWire },
  personHistory: { request: personInRoster(), response: historyWire },
  personCertificate: { request: personInRoster(), response: fileContent() },
  personCertificates: {
    request: shape({
      orderSn: filledText(40),
      rosterVersion: whole(0, mostVersions),
      /** Keys of the persons. If the list is absent, the certificates of one page of the whole roster are returned. */
      keyList: listOf(whole(0, Number.MAX_SAFE_INTEGER), certificatesAtOnce).optional(),
      pageIndex: whole(1, 100_000).optional(),
    }),
    response: fileContent(),
  },
};

/** Wire types of the calls in `orderPersons.ts`, by call name. */
export type OrderPersonWires = WiresOf<typeof orderPersonSchemas>;
