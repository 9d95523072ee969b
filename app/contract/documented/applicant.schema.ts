import { addressPayload, answeredAddress } from '../wire/address.schema.ts';
import { textFields } from '../wire/applicant.schema.ts';
import { flag, listOf, numberOrNull, partOrNone, shape, shapeOrNone, text, whole } from '../wire/fields.ts';

const joinedFiles = () => text(501 * 400);

const archiveFields = {
  imgStatus: whole(0, 1),
  url: joinedFiles(),
  lastYearPolicyUrl: joinedFiles(),
  environmentUrl: joinedFiles(),
  authorizationBookList: joinedFiles(),
};

const industries = () => listOf(shape({ code: text(10) }), 4);

/** Fields of an applicant in responses, except `personsInfo`, which contains the insured persons. */
export const answeredApplicantFields = {
  ...textFields,
  industryInfos: industries().optional(),
  groupCardLongTermEffective: flag(),
  residentAddress: answeredAddress,
  insureHouseAddress: answeredAddress.nullable().default(undefined).optional(),
  housingArea: numberOrNull().optional(),
  businessLicense: text(500).optional(),
  archiveInfo: shapeOrNone(archiveFields),
};

/** Fields of an applicant in requests, where each field may be missing. */
export const applicantPayloadFields = {
  ...answeredApplicantFields,
  residentAddress: addressPayload.default(undefined),
  insureHouseAddress: addressPayload.nullable().default(undefined),
  archiveInfo: partOrNone(archiveFields),
};
