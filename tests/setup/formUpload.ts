import type { LightMyRequestResponse } from 'fastify';

import { type UploadAuthorisation, uploadAuthorisationCall } from '../../app/contract/files.ts';
import { diskStorePath } from '../../app/server/files/diskStore.ts';
import { fileOf } from '../fixtures/uploads.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** An address that no file has. */
export const unknownAddress = 'http://localhost:80/oss/group/20261120/00000000000000000000000000000000';

/** The address of what is sent with a leave. */
export const addressOf = ({ cdnMediaHost, dir, fileName }: UploadAuthorisation) => cdnMediaHost + dir + fileName;

/** The form that OSS's documents describe, its file last. */
export function formOf(
  leave: UploadAuthorisation,
  content: Uint8Array,
  changes: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  const fields = {
    key: leave.dir + leave.fileName,
    policy: leave.policy,
    OSSAccessKeyId: leave.accessid,
    signature: leave.signature,
    success_action_status: '200',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', fileOf(content, '营业执照.png'));
  return form;
}

/** Sends a form to the store, as the app's own page does. */
export const postForm = ({ app }: TestApp, form: FormData): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: diskStorePath,
    payload: form,
    headers: { 'sec-fetch-site': 'same-origin' },
  });

/** Sends a file by a form of the client's; its address. @throws where it was refused */
export async function uploadByForm(server: TestApp, client: TestClient, content: Uint8Array): Promise<string> {
  const leave = await client.ask(uploadAuthorisationCall, {});
  const answer = await postForm(server, formOf(leave, content));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return addressOf(leave);
}
