import { mixed, object, string } from 'yup';

import { asIs, call } from './call.ts';
import { filledText, flag, lines, listOf, shape, shapeOrNone, text, whole } from './fields.ts';
import { fileUrls, storedFile } from './files.ts';

const materials = shape({
  policyUuid: text(60),
  orderSn: text(40),
  status: whole(0, 999),
  /** Why the insurer asked again; empty where it said nothing. */
  reason: lines(500),
  /** True when materials may be sent in the present state. */
  canUpload: flag(),
  checkMaterialInfos: listOf(
    shape({
      type: text(40),
      name: text(60),
      isRequired: flag(),
      fileList: listOf(storedFile, 20),
      /** Where the insurer sent this very paper back: why, and the addresses of the files that it rejected; absent where it didn't. */
      rejection: shapeOrNone({ reason: lines(500), files: listOf(text(500), 20) }),
    }),
    40,
  ),
});

/** Papers that the insurer checks for an order: which there are, which are missing; the supplement screen starts from it. Before there is a policy, `policyUuid` is the order's number. */
export const checkMaterials = call('GET', '/api/order/getPolicyCheckMaterialInfo', {
  summary: 'Papers of an order',
  request: asIs(object({ policyUuid: string().max(60).required() }).noUnknown()),
  response: asIs(materials),
});

/** Sends the papers of an order in one go, in the place of earlier ones of the same type; an order whose papers were rejected goes back to review. */
export const uploadCheckMaterials = call('POST', '/api/order/uploadPolicyCheckMaterialInfo', {
  summary: 'Send papers of an order',
  request: asIs(
    shape({
      policyUuid: filledText(60),
      checkMaterialInfos: listOf(shape({ type: filledText(40), fileUrlList: fileUrls(20) }), 40),
    }),
  ),
  response: asIs(materials),
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
  request: asIs(object({ imageUrl: string().max(500).required() }).noUnknown()),
  response: asIs<RecognisedLicence>(
    shape({
      isRecognized: flag(),
      source: mixed<RecognisedLicence['source']>().oneOf(['qr', 'text', 'none']).required(),
      groupCardId: text(40),
      groupName: text(200),
      legalPersonName: text(100),
      setUpTime: text(20),
      detailAddress: text(300),
    }),
  ),
});

/**
 * Tells if an authorisation book names the applicant, for products that require one; the writing screen calls it after
 * the upload. 0: the product needs none, 1: read and in order, 2: a person has to look.
 */
export const declarationStatus = call('POST', '/api/getDeclarationOcrStatus', {
  summary: 'Whether an authorisation book could be read',
  request: asIs(shape({ productId: filledText(20), groupName: filledText(200), authorizationBookList: fileUrls(20) })),
  response: asIs(shape({ ocrStatus: whole(0, 2) })),
});
