import { mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { fileField } from './fileField.ts';
import { filledText, listOf, nothing, shape, text } from './wire/fields.ts';
import { maxFilesInRequest } from './wire/limits.ts';
import { said } from './wire/said.ts';
import { fileUrls, storedFile } from './wire/storedFiles.schema.ts';

const uploadAuthorisation = shape({
  dir: text(200),
  host: text(300),
  accessid: text(100),
  signature: text(100),
  policy: text(2000),
  formFields: listOf(shape({ name: text(60), value: text(2000) }), 20),
  fileName: text(100),
  cdnMediaHost: text(300),
  expire: text(40),
});

const tenMegabytes = 10 * 1024 * 1024;

/** Schemas of the calls in `files.ts`, by call name. */
export const fileSchemas = {
  uploadAuthorisationCall: {
    request: object({ fileDir: mixed<'group' | 'invoice'>().oneOf(['group', 'invoice']) }).noUnknown(),
    response: uploadAuthorisation,
  },
  requestVideoAudit: { request: nothing(), response: shape({ token: text(100), expire: text(40) }) },
  videoAuditUpload: {
    request: object({ videoAuditToken: filledText(100) }).noUnknown(),
    response: uploadAuthorisation,
  },
  uploadSingleImage: { request: shape({ file: fileField(tenMegabytes) }), response: storedFile },
  storedFiles: {
    request: shape({ fileUrlList: fileUrls(maxFilesInRequest) }),
    response: shape({ fileList: listOf(storedFile.shape({ orderSn: text(40) }), maxFilesInRequest) }),
  },
  confirmInvoiceImages: {
    request: shape({ policyUuid: filledText(60), fileUrlList: fileUrls(20).min(1, said('picturesMissing')) }),
    response: shape({ fileList: listOf(storedFile, 20) }),
  },
};

/** Wire types of the calls in `files.ts`, by call name. */
export type FileWires = WiresOf<typeof fileSchemas>;
