import { object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { fileContent } from './fileField.ts';
import { filledText, nothing, oneEmail } from './wire/fields.ts';

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
};

/** Wire types of the calls in `endorsementDocuments.ts`, by call name. */
export type EndorsementDocumentWires = WiresOf<typeof endorsementDocumentSchemas>;
