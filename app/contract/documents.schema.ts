import { object, string } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { draftPayload } from './documented/draft.schema.ts';
import { receivedDraft } from './documented/draft.ts';
import { fileContent } from './fileField.ts';
import { filledText, listOf, oneEmail, shape, text, whole } from './wire/fields.ts';
import { said } from './wire/said.ts';

/** Schema of the number of an order or the uuid of its policy. Both consist of letters, digits and hyphens. */
const policyUuid = () => filledText(60);

/** Schemas of the calls in `documents.ts`, by call name. */
export const documentSchemas = {
  policyDocument: { request: object({ policyUuid: policyUuid() }).noUnknown(), response: fileContent() },
  policyClauses: {
    request: object({ policyUuid: policyUuid(), productId: text(20).optional() }).noUnknown(),
    response: shape({
      productName: text(200),
      schemes: listOf(
        shape({
          schemeId: text(40),
          schemeName: text(60),
          planName: text(100),
          clauseList: listOf(
            shape({ clauseCode: text(40), clauseName: text(200), clauseType: text(20), insuredText: text(60) }),
            60,
          ),
        }),
        50,
      ),
      documentList: listOf(shape({ name: text(200), url: text(500) }), 100),
    }),
  },
  mailPolicies: {
    request: object({
      emailAddress: oneEmail(),
      /**
       * Order numbers, joined with commas. If the field is absent, the newest policies in force are sent, up to the
       * maximum number for one mail.
       */
      orderSnList: string()
        .max(1000, said('tooLong', { max: 1000 }))
        .matches(/^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,19}$/, said('policiesMissing'))
        .optional(),
    }).noUnknown(),
    response: shape({ mailNum: whole(1, 20) }),
  },
  applicationForm: { request: draftPayload, received: receivedDraft, response: fileContent() },
  orderApplicationForm: { request: object({ policyUuid: policyUuid() }).noUnknown(), response: fileContent() },
  quotationDocument: { request: object({ id: filledText(60) }).noUnknown(), response: fileContent() },
};

/** Wire types of the calls in `documents.ts`, by call name. */
export type DocumentWires = WiresOf<typeof documentSchemas>;
