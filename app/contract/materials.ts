import type { AuthorisationPart } from '@tuanbao/library/domain/recognition/authorisationReading';

import { asIs, call } from './call.ts';
import type { MaterialWires } from './materials.schema.ts';

/** Papers that the insurer checks for an order: which there are, which are missing; the supplement screen starts from it. Before there is a policy, `policyUuid` is the order's number. */
export const checkMaterials = call('GET', '/api/order/getPolicyCheckMaterialInfo', {
  summary: 'Papers of an order',
  request: asIs<MaterialWires['checkMaterials']['request']>(),
  response: asIs<MaterialWires['checkMaterials']['response']>(),
});

/** Sends the papers of an order in one go, in the place of earlier ones of the same type; an order whose papers were rejected goes back to review. */
export const uploadCheckMaterials = call('POST', '/api/order/uploadPolicyCheckMaterialInfo', {
  summary: 'Send papers of an order',
  request: asIs<MaterialWires['uploadCheckMaterials']['request']>(),
  response: asIs<MaterialWires['uploadCheckMaterials']['response']>(),
});

/** How a value was read off a photograph. */
export interface FieldReading {
  /** The field of the response that holds the value. */
  readonly field: string;
  /** 0 to 100. */
  readonly confidence: number;
  /** True where the agent has to compare the value with the picture (请核对). */
  readonly isToBeChecked: boolean;
}

/**
 * Why nothing was read; empty where something was. `illegible`: nothing that could be such a material; `busy`: too many
 * photographs are being read, to be tried again; `failed`: reading took too long; `noPicture`: a PDF without text.
 */
export type UnreadReason = '' | 'illegible' | 'busy' | 'failed' | 'noPicture';

/** Facts on a business licence that can be read without guessing. */
export interface RecognisedLicence {
  readonly isRecognized: boolean;
  /** `qr`: its QR code; `text`: the text of a PDF; `photograph`: its print; `none`: nothing could be read, the agent types. */
  readonly source: 'qr' | 'text' | 'photograph' | 'none';
  readonly groupCardId: string;
  readonly groupName: string;
  readonly legalPersonName: string;
  readonly setUpTime: string;
  readonly detailAddress: string;
  /** Of the values that were read off a photograph. */
  readonly fieldReadings: readonly FieldReading[];
  readonly unreadReason: UnreadReason;
}

/** Reads an uploaded business licence for the applicant section: its QR code, the text of its PDF or the print of a photograph, one photograph at a time. A value that may be misread is marked in `fieldReadings`; what it doesn't find stays empty and is typed by the agent. */
export const recogniseLicence = call('GET', '/api/getRecognizeBusinessLicense', {
  summary: 'Read a business licence',
  request: asIs<MaterialWires['recogniseLicence']['request']>(),
  response: asIs<RecognisedLicence>(),
});

/** Name and number on the photographed front of an id card. */
export interface RecognisedIdCard {
  readonly isRecognized: boolean;
  readonly name: string;
  readonly idNo: string;
  readonly fieldReadings: readonly FieldReading[];
  readonly unreadReason: UnreadReason;
}

/** Reads the photographed id card of the legal representative for the applicant section; as with a licence, a value that may be misread is marked. */
export const recogniseIdCard = call('GET', '/api/own/recognisedIdCard', {
  summary: 'Read an id card',
  request: asIs<MaterialWires['recogniseIdCard']['request']>(),
  response: asIs<RecognisedIdCard>(),
});

/** A part that an authorisation book doesn't show beyond doubt; `text`: nothing of it could be read. */
export type AuthorisationLack = AuthorisationPart | 'text';

/** How the authorisation books of an order stand. */
export interface AuthorisationStatus {
  /** 0: the product needs none, 1: read and in order, 2: a person has to look. */
  readonly ocrStatus: number;
  /** Of the first book that isn't in order; empty where each is. */
  readonly lacking: readonly AuthorisationLack[];
}

/**
 * Tells if an authorisation book names the applicant, for products that require one; the writing screen calls it after
 * the upload. 0: the product needs none, 1: read and in order, 2: a person has to look; `lacking` says why.
 */
export const declarationStatus = call('POST', '/api/getDeclarationOcrStatus', {
  summary: 'Whether an authorisation book could be read',
  request: asIs<MaterialWires['declarationStatus']['request']>(),
  response: asIs<AuthorisationStatus>(),
});
