import { crc32, deflateSync } from 'node:zlib';

import { refusedWith } from './envelope.ts';
import { expectFields, expectThat, objectOf, textOf } from './fields.ts';
import { groupName } from './payloads.ts';
import type { Stage } from './stage.ts';

/** Returns a chunk of a PNG file: length, name, content, checksum. */
function chunkOf(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Returns a black picture of 64 × 64 pixels, as PNG. */
function png(): Uint8Array<ArrayBuffer> {
  const size = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 0, 0, 0, 0]);
  const rows = deflateSync(Buffer.alloc(64 * 65, 0));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [signature, chunkOf('IHDR', size), chunkOf('IDAT', rows), chunkOf('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

export const pictureNamed = (name: string): File => new File([png()], name, { type: 'image/png' });

const leave = {
  dir: 'text',
  host: 'text',
  accessid: 'text',
  signature: 'text',
  policy: 'text',
  fileName: 'text',
  cdnMediaHost: 'text',
} as const;

/** Sends a file to the file store with the form that the specification describes. */
async function postToStore({ port }: Stage, authorisation: unknown, file: File): Promise<Response> {
  const text = (name: string) => textOf('the authorisation', authorisation, name);
  const form = new FormData();
  form.append('OSSAccessKeyId', text('accessid'));
  form.append('key', text('dir') + text('fileName'));
  form.append('signature', text('signature'));
  form.append('policy', text('policy'));
  form.append('success_action_status', '200');
  form.append('file', file);
  return port.send(text('host'), { method: 'POST', body: form });
}

/** Checks the direct upload to the file store: the authorisation, the form, and the file's public address. */
async function ossUpload(stage: Stage): Promise<void> {
  const { book, agent, port } = stage;
  await book.check('GET /api/oss/getAuthInfo', async () => {
    await agent.get('/api/oss/getAuthInfo');
    expectFields('the authorisation', await agent.get('/api/oss/getAuthInfo', { fileDir: 'group' }), leave);
  });
  await book.check('form POST to the store and the public address', async () => {
    const authorisation = await agent.get('/api/oss/getAuthInfo', { fileDir: 'group' });
    const stored = await postToStore(stage, authorisation, pictureNamed('营业执照.png'));
    expectThat(stored.status === 200, `the store answered ${stored.status}`);
    const text = (name: string) => textOf('the authorisation', authorisation, name);
    const url = text('cdnMediaHost') + text('dir') + text('fileName');
    const opened = await agent.open(url);
    expectThat(opened.status === 200, `the public address answered ${opened.status}`);
    expectThat((await opened.arrayBuffer()).byteLength > 0, 'the public address has no content');
  });
  await book.check('an upload status other than 200 is a rejection', async () => {
    const authorisation = objectOf('it', await agent.get('/api/oss/getAuthInfo', { fileDir: 'group' }));
    const forged = { ...authorisation, signature: 'AAAA' };
    const { status } = await postToStore({ ...stage, port }, forged, pictureNamed('营业执照.png'));
    expectThat(status !== 200, 'a form with a wrong signature is stored');
  });
}

async function videoAudit({ book, agent }: Stage): Promise<void> {
  const token = await book.check('POST /api/audit/requestVideoAuditToken', async () =>
    textOf('the audit', await agent.post('/api/audit/requestVideoAuditToken'), 'token'),
  );
  await book.check('GET /api/audit/getOssToken', async () => {
    const given = await agent.get('/api/audit/getOssToken', { videoAuditToken: token ?? '' });
    objectOf('the store’s token', given);
  });
}

/** Checks files (specification 001 §7). Returns the address of an uploaded picture; undefined if the upload fails. */
export async function filePart(stage: Stage): Promise<string | undefined> {
  const { book, agent } = stage;
  await ossUpload(stage);
  await videoAudit(stage);
  const imageUrl = await book.check('POST /api/policy/uploadSingleImage', async () => {
    const form = new FormData();
    form.append('file', pictureNamed('营业执照.png'));
    return textOf('the picture', await agent.upload('/api/policy/uploadSingleImage', form), 'url');
  });
  await book.check('GET /api/getRecognizeBusinessLicense', async () => {
    objectOf('the licence', await agent.get('/api/getRecognizeBusinessLicense', { imageUrl: imageUrl ?? '' }));
  });
  await book.check('POST /api/getDeclarationOcrStatus', async () => {
    const payload = { productId: '80140', groupName, authorizationBookList: [imageUrl] };
    objectOf('the status', await agent.post('/api/getDeclarationOcrStatus', payload));
    const unknown = await agent.tryPost('/api/getDeclarationOcrStatus', { ...payload, productId: 'none' });
    refusedWith('an unknown product', unknown, unknown.resCode);
  });
  return imageUrl;
}
