import { mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { fileContent } from './fileField.ts';
import { filledText, nothing, oneEmail } from './wire/fields.ts';

/** Forms that the employer prints and stamps: application (申请书), list of persons (清单), and authorisation (授权书). */
export const endorsementForms = ['application', 'roster', 'authorisation'] as const;
export type EndorsementForm = (typeof endorsementForms)[number];

/** Schemas of the calls in `endorsementDocuments.ts`, by call name. */
export const endorsementDocumentSchemas = {
  mailEndorsementCertificate: {
    request: object({ conservationUuid: filledText(60), emailAddress: oneEmail() }).noUnknown(),
    response: nothing(),
  },
  endorsementCertificate: {
    request: object({ conservationUuid: filledText(60) }).noUnknown(),
    response: fileContent(),
  },
  endorsementForm: {
    request: object({
      conservationUuid: filledText(60),
      form: mixed<EndorsementForm>().oneOf(endorsementForms).required(),
    }).noUnknown(),
    response: fileContent(),
  },
};

/** Wire types of the calls in `endorsementDocuments.ts`, by call name. */
export type EndorsementDocumentWires = WiresOf<typeof endorsementDocumentSchemas>;
