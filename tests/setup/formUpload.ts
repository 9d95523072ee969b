import type { LightMyRequestResponse } from 'fastify';

import { type UploadAuthorisation, uploadAuthorisationCall } from '../../app/contract/files.ts';
import { diskStorePath } from '../../app/server/platform/storage/diskStore.ts';
import { fileOf } from '../fixtures/uploads.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** An address of the file store without a file. */
export const unknownAddress = 'http://localhost:80/oss/group/20261120/00000000000000000000000000000000';

/** Returns the address of the file that is uploaded with an upload authorisation. */
export const addressOf = ({ cdnMediaHost, dir, fileName }: UploadAuthorisation) => cdnMediaHost + dir + fileName;

function newForm(
  fields: Readonly<Record<string, string>>,
  content: Uint8Array,
  changes: Readonly<Record<string, string>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
  form.append('file', fileOf(content, '营业执照.png'));
  return form;
}

/** Returns the form that the app's own pages send for an upload authorisation. The file is its last field. */
export const formOf = (
  { formFields }: Pick<UploadAuthorisation, 'formFields'>,
  content: Uint8Array,
  changes: Readonly<Record<string, string>> = {},
): FormData => newForm(Object.fromEntries(formFields.map(({ name, value }) => [name, value])), content, changes);

/**
 * Returns the form that the specification describes. It has only the field names of the specification, and no field of
 * AWS Signature Version 4.
 */
export const documentedFormOf = (
  leave: UploadAuthorisation,
  content: Uint8Array,
  changes: Readonly<Record<string, string>> = {},
): FormData =>
  newForm(
    {
      OSSAccessKeyId: leave.accessid,
      key: leave.dir + leave.fileName,
      signature: leave.signature,
      policy: leave.policy,
      success_action_status: '200',
    },
    content,
    changes,
  );

/** Sends a form to the file store, as the app's own pages do. */
export const postForm = ({ app }: TestApp, form: FormData): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: diskStorePath,
    payload: form,
    headers: { 'sec-fetch-site': 'same-origin' },
  });

/** Uploads a file with a form. Returns the file's address. @throws when the upload is refused */
export async function uploadByForm(server: TestApp, client: TestClient, content: Uint8Array): Promise<string> {
  const leave = await client.ask(uploadAuthorisationCall, {});
  const answer = await postForm(server, formOf(leave, content));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return addressOf(leave);
}
