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

/** Facts on a business licence that can be read without guessing. */
export interface RecognisedLicence {
  readonly isRecognized: boolean;
  /** `qr`: its QR code; `text`: the text of a PDF; `none`: nothing could be read, the agent types. */
  readonly source: 'qr' | 'text' | 'none';
  readonly groupCardId: string;
  readonly groupName: string;
  readonly legalPersonName: string;
  readonly setUpTime: string;
  readonly detailAddress: string;
}

/** Reads an uploaded business licence for the applicant section: its QR code or the text of its PDF, never a guess; what it doesn't find stays empty and is typed by the agent. */
export const recogniseLicence = call('GET', '/api/getRecognizeBusinessLicense', {
  summary: 'Read a business licence',
  request: asIs<MaterialWires['recogniseLicence']['request']>(),
  response: asIs<RecognisedLicence>(),
});

/**
 * Tells if an authorisation book names the applicant, for products that require one; the writing screen calls it after
 * the upload. 0: the product needs none, 1: read and in order, 2: a person has to look.
 */
export const declarationStatus = call('POST', '/api/getDeclarationOcrStatus', {
  summary: 'Whether an authorisation book could be read',
  request: asIs<MaterialWires['declarationStatus']['request']>(),
  response: asIs<MaterialWires['declarationStatus']['response']>(),
});
