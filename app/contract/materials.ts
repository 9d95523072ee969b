import type { AuthorisationPart } from '@tuanbao/library/domain/recognition/authorisationReading';

import { asIs, call } from './call.ts';
import type { MaterialWires } from './materials.schema.ts';

/**
 * Returns the materials that the insurer checks for an order, including the materials that are still missing, for the
 * supplement screen. Before the order has a policy, `policyUuid` is the order's number.
 */
export const checkMaterials = call('GET', '/api/order/getPolicyCheckMaterialInfo', {
  summary: 'Papers of an order',
  request: asIs<MaterialWires['checkMaterials']['request']>(),
  response: asIs<MaterialWires['checkMaterials']['response']>(),
});

/**
 * Sends the materials of an order in one request. For each type of material in the request, these files replace the
 * files that the order already has. An order in state 120 (materials rejected) then returns to the review.
 */
export const uploadCheckMaterials = call('POST', '/api/order/uploadPolicyCheckMaterialInfo', {
  summary: 'Send papers of an order',
  request: asIs<MaterialWires['uploadCheckMaterials']['request']>(),
  response: asIs<MaterialWires['uploadCheckMaterials']['response']>(),
});

/** Reliability of a value that was read from a photograph. */
export interface FieldReading {
  /** Name of the field of the response that contains the value. */
  readonly field: string;
  /** Certainty of the reading, a number from 0 to 100: 100 is certain. */
  readonly confidence: number;
  /** True when the agent has to compare the value with the picture (请核对). */
  readonly isToBeChecked: boolean;
}

/**
 * Reason why nothing was read from a picture; empty if something was read.
 *
 * - illegible: the picture doesn't show the expected document
 * - busy: the server is reading too many photographs, so the client should try again
 * - failed: the photograph couldn't be read, for example because the reading took too long
 * - noPicture: the file isn't a picture but a PDF, and the values weren't found in its text
 */
export type UnreadReason = '' | 'illegible' | 'busy' | 'failed' | 'noPicture';

/**
 * Data read from a business licence. Values that can't be read with certainty are empty or are marked in
 * `fieldReadings`.
 */
export interface RecognisedLicence {
  readonly isRecognized: boolean;
  /**
   * Source of the values. `qr`: the QR code of the licence. `text`: the text of a PDF. `photograph`: the printed text
   * in a photograph. `none`: nothing could be read, so the agent types the values.
   */
  readonly source: 'qr' | 'text' | 'photograph' | 'none';
  readonly groupCardId: string;
  readonly groupName: string;
  readonly legalPersonName: string;
  readonly setUpTime: string;
  readonly detailAddress: string;
  /** Reliability of each value that was read from a photograph. */
  readonly fieldReadings: readonly FieldReading[];
  readonly unreadReason: UnreadReason;
}

/**
 * Reads an uploaded business licence for the applicant section: its QR code, the text of its PDF or the printed text in
 * a photograph. Values that may be wrong are marked in `fieldReadings`. Values that aren't found are empty, and the
 * agent types them.
 */
export const recogniseLicence = call('GET', '/api/getRecognizeBusinessLicense', {
  summary: 'Read a business licence',
  request: asIs<MaterialWires['recogniseLicence']['request']>(),
  response: asIs<RecognisedLicence>(),
});

/** Name and id number that were read from a photograph of an identity card's front side. */
export interface RecognisedIdCard {
  readonly isRecognized: boolean;
  readonly name: string;
  readonly idNo: string;
  readonly fieldReadings: readonly FieldReading[];
  readonly unreadReason: UnreadReason;
}

/**
 * Reads the identity card of the legal representative from a photograph, for the applicant section. Values that may be
 * wrong are marked in `fieldReadings`.
 */
export const recogniseIdCard = call('GET', '/api/own/recognisedIdCard', {
  summary: 'Read an id card',
  request: asIs<MaterialWires['recogniseIdCard']['request']>(),
  response: asIs<RecognisedIdCard>(),
});

/** Part that an authorisation letter doesn't show clearly. `text` means that nothing in the letter could be read. */
export type AuthorisationLack = AuthorisationPart | 'text';

/** Result of the check of an order's authorisation letters (授权书). */
export interface AuthorisationStatus {
  /**
   * 0: the product requires no authorisation letter. 1: the letters were read and are correct. 2: an employee has to
   * check the letters.
   */
  readonly ocrStatus: number;
  /**
   * Parts that are missing in the first letter that isn't correct, or `text` if there is no letter. Empty unless
   * `ocrStatus` is 2.
   */
  readonly lacking: readonly AuthorisationLack[];
}

/**
 * Reports whether the authorisation letters have all required parts (`AuthorisationPart`), for products that require
 * such letters. The writing screen makes the call after a letter is uploaded. `lacking` has the reasons if `ocrStatus`
 * is 2.
 */
export const declarationStatus = call('POST', '/api/getDeclarationOcrStatus', {
  summary: 'Whether an authorisation letter could be read',
  request: asIs<MaterialWires['declarationStatus']['request']>(),
  response: asIs<AuthorisationStatus>(),
});
