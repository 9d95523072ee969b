import type { AuthorisationPart } from '@tuanbao/library/domain/recognition/authorisationReading';

import { asIs, call } from './call.ts';
import type { MaterialWires } from './materials.schema.ts';

/**
 * Returns the materials that the insurer checks for an order, and the missing ones, for the supplement screen.
 * `policyUuid` is the order's number before a policy exists.
 */
export const checkMaterials = call('GET', '/api/order/getPolicyCheckMaterialInfo', {
  summary: 'Papers of an order',
  request: asIs<MaterialWires['checkMaterials']['request']>(),
  response: asIs<MaterialWires['checkMaterials']['response']>(),
});

/**
 * Sends the materials of an order in one request. They replace earlier files of the same type. An order whose materials
 * were rejected returns to the review.
 */
export const uploadCheckMaterials = call('POST', '/api/order/uploadPolicyCheckMaterialInfo', {
  summary: 'Send papers of an order',
  request: asIs<MaterialWires['uploadCheckMaterials']['request']>(),
  response: asIs<MaterialWires['uploadCheckMaterials']['response']>(),
});

/** Quality of a value that was read from a photograph. */
export interface FieldReading {
  /** Name of the response field that contains the value. */
  readonly field: string;
  /** Confidence from 0 to 100. */
  readonly confidence: number;
  /** True when the agent has to compare the value with the picture (请核对). */
  readonly isToBeChecked: boolean;
}

/**
 * Reason why nothing was read; empty when something was read.
 *
 * - illegible: the picture shows no such material
 * - busy: too many photographs are being read, so the client should retry
 * - failed: the reading took too long
 * - noPicture: a PDF without text
 */
export type UnreadReason = '' | 'illegible' | 'busy' | 'failed' | 'noPicture';

/** Data of a business licence that can be read without guessing. */
export interface RecognisedLicence {
  readonly isRecognized: boolean;
  /**
   * Source of the values. `qr`: the QR code. `text`: the text of a PDF. `photograph`: the printed text in a photograph.
   * `none`: nothing could be read, so the agent types the values.
   */
  readonly source: 'qr' | 'text' | 'photograph' | 'none';
  readonly groupCardId: string;
  readonly groupName: string;
  readonly legalPersonName: string;
  readonly setUpTime: string;
  readonly detailAddress: string;
  /** Quality of each value that was read from a photograph. */
  readonly fieldReadings: readonly FieldReading[];
  readonly unreadReason: UnreadReason;
}

/**
 * Reads an uploaded business licence for the applicant section: its QR code, the text of its PDF or the printed text in
 * a photograph. The server reads one photograph at a time. Values that may be wrong are marked in `fieldReadings`;
 * values that aren't found stay empty for the agent.
 */
export const recogniseLicence = call('GET', '/api/getRecognizeBusinessLicense', {
  summary: 'Read a business licence',
  request: asIs<MaterialWires['recogniseLicence']['request']>(),
  response: asIs<RecognisedLicence>(),
});

/** Name and number on the photographed front side of an identity card. */
export interface RecognisedIdCard {
  readonly isRecognized: boolean;
  readonly name: string;
  readonly idNo: string;
  readonly fieldReadings: readonly FieldReading[];
  readonly unreadReason: UnreadReason;
}

/**
 * Reads the photographed identity card of the legal representative for the applicant section. Values that may be wrong
 * are marked in `fieldReadings`.
 */
export const recogniseIdCard = call('GET', '/api/own/recognisedIdCard', {
  summary: 'Read an id card',
  request: asIs<MaterialWires['recogniseIdCard']['request']>(),
  response: asIs<RecognisedIdCard>(),
});

/** Part that an authorisation book doesn't show clearly; `text` when nothing of it could be read. */
export type AuthorisationLack = AuthorisationPart | 'text';

/** Result of the check of an order's authorisation books. */
export interface AuthorisationStatus {
  /** 0: the product needs none. 1: read and correct. 2: a person has to check. */
  readonly ocrStatus: number;
  /** Missing parts of the first book that isn't correct; empty when all are correct. */
  readonly lacking: readonly AuthorisationLack[];
}

/**
 * Reports whether the authorisation book names the applicant, for products that require one. The writing screen calls
 * it after the upload. `ocrStatus` is 0 when the product needs none, 1 when it was read and is correct, 2 when a person
 * has to check; `lacking` gives the reasons.
 */
export const declarationStatus = call('POST', '/api/getDeclarationOcrStatus', {
  summary: 'Whether an authorisation book could be read',
  request: asIs<MaterialWires['declarationStatus']['request']>(),
  response: asIs<AuthorisationStatus>(),
});
