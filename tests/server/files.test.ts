import { createHmac } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import {
  requestVideoAudit,
  uploadAuthorisationCall,
  uploadSingleImage,
  videoAuditUpload,
} from '../../app/contract/files.ts';
import { recogniseLicence } from '../../app/contract/materials.ts';
import { diskStorePath } from '../../app/server/platform/storage/diskStore.ts';
import { fileOf, pdfOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { addressOf, documentedFormOf, formOf, postForm, unknownAddress } from '../setup/formUpload.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const isChinese = expect.stringMatching(/\p{Script=Han}/u);

const keyed = (last: string | Buffer, part: string) => createHmac('sha256', last).update(part);

const text = (content: string) => Buffer.from(content, 'latin1');
const archive = text('PK\x05\x06' + '\0'.repeat(18));
const joined = async (first: Promise<Buffer>, second: Buffer) => Buffer.concat([await first, second]);

describeOnBothDatabases('files', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const post = (form: FormData) => postForm(server, form);
  const open = (readUrl: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ url: readUrl.replace('http://localhost:80', ''), headers });

  describe('sent to the store by a signed form', () => {
    test('the authorisation is signed by Signature Version 4, in addition to the names of the specification', async () => {
      const leave = await agent.ask(uploadAuthorisationCall, { fileDir: 'group' });
      const { secret } = server.services.embeddedStore!;
      const fields = Object.fromEntries(leave.formFields.map(({ name, value }) => [name, value]));
      const signed = {
        'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
        'X-Amz-Credential': 'tuanbao/20261120/local/s3/aws4_request',
        'X-Amz-Date': '20261120T020000Z',
        key: leave.dir + leave.fileName,
      };
      const key = ['20261120', 'local', 's3', 'aws4_request'].reduce<string | Buffer>(
        (last, part) => keyed(last, part).digest(),
        `AWS4${secret}`,
      );

      expect(leave).toMatchObject({
        host: 'http://localhost:80/oss',
        dir: 'group/20261120/',
        accessid: 'tuanbao',
        policy: fields['Policy'],
        signature: keyed(key, leave.policy).digest('hex'),
      });
      expect(fields).toEqual({
        ...signed,
        success_action_status: '200',
        Policy: leave.policy,
        'X-Amz-Signature': leave.signature,
      });
      expect(JSON.parse(Buffer.from(leave.policy, 'base64').toString())).toEqual({
        expiration: '2026-11-20T02:10:00.000Z',
        conditions: [
          ['content-length-range', 1, 10 * 1024 * 1024],
          ['starts-with', '$success_action_status', ''],
          ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
        ],
      });
    });

    test("accepts a form that S3's own library signed", async () => {
      const leave = await agent.ask(uploadAuthorisationCall, {});
      const { accessKeyId, secret } = server.services.embeddedStore!;
      const client = new S3Client({ region: 'local', credentials: { accessKeyId, secretAccessKey: secret } });
      const { fields } = await createPresignedPost(client, {
        Bucket: 'tuanbao',
        Key: leave.dir + leave.fileName,
        Conditions: [['content-length-range', 1, 10 * 1024 * 1024]],
      });
      const formFields = Object.entries(fields).map(([name, value]) => ({ name, value }));

      expect((await post(formOf({ ...leave, formFields }, await picture()))).statusCode).toBe(204);
    });

    test.each([
      ['200', 200, ''],
      ['201', 201, expect.stringContaining('<PostResponse><Key>group/')],
      ['', 204, ''],
    ])('status %o is returned as requested', async (wanted, status, body) => {
      const leave = await agent.ask(uploadAuthorisationCall, {});
      const answer = await post(documentedFormOf(leave, await picture(), { success_action_status: wanted }));

      expect(answer.statusCode).toBe(status);
      expect(answer.body).toEqual(body);
      expect(answer.headers['etag']).toMatch(/^"[0-9A-F]{32}"$/);
    });

    test('uploaded bytes are returned exactly by a signed link, and in no other way', async () => {
      const content = await picture(900, 600, 'jpeg');
      const file = await agent.ask(uploadSingleImage, { file: fileOf(content, '发票 资料.jpg') });
      const whole = await open(file.readUrl);

      expect(file).toMatchObject({ name: '发票 资料.jpg', type: 'image/jpeg', size: content.length });
      expect(whole.rawPayload.equals(content)).toBe(true);
      expect(whole.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect((await open(file.thumbnailUrl)).headers['content-type']).toBe('image/webp');
      expect((await open(file.url)).statusCode).toBe(403);
      expect((await open(file.readUrl.replace(/expires=\d+/, 'expires=4000000000'))).statusCode).toBe(403);
      expect(
        (await open(file.readUrl.replace(/\/oss\/invoice\/[^?]+/, '/oss/invoice/20261120/other'))).statusCode,
      ).toBe(403);
    });

    test('the documented address opens for the agent who owns the file; for others the file does not exist', async () => {
      const content = await picture(300, 200, 'jpeg');
      const leave = await agent.ask(uploadAuthorisationCall, {});
      expect((await post(documentedFormOf(leave, content))).statusCode).toBe(200);
      const address = addressOf(leave);
      const other = await server.signIn();
      const opened = await open(address, { cookie: agent.cookie });
      const refused = [
        await open(address),
        await open(address, { cookie: other.cookie }),
        await open(address, { cookie: 'tuanbao_session=made-up' }),
        await open(unknownAddress, { cookie: agent.cookie }),
        await open(`${address}?expires=4000000000&signature=${'0'.repeat(64)}`, { cookie: agent.cookie }),
      ];

      expect(opened.statusCode).toBe(200);
      expect(opened.rawPayload.equals(content)).toBe(true);
      expect(opened.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
      expect(new Set(refused.slice(0, 4).map(({ body }) => body)).size).toBe(1);
    });

    test('a page that takes WebP is shown a picture as such; a download and any other client get the original', async () => {
      const content = await picture(900, 600, 'jpeg');
      const { readUrl } = await agent.ask(uploadSingleImage, { file: fileOf(content, '厂区.jpg') });
      const takesWebp = 'image/avif,image/webp,image/png,*/*;q=0.8';

      const shown = await open(readUrl, { accept: takesWebp, 'sec-fetch-dest': 'image' });
      expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept, sec-fetch-dest' });
      expect(shown.rawPayload.subarray(8, 12).toString('latin1')).toBe('WEBP');
      expect(shown.rawPayload.length).toBeLessThan(content.length);
      for (const headers of [
        { accept: takesWebp, 'sec-fetch-dest': 'document' },
        { accept: 'image/png,*/*;q=0.8', 'sec-fetch-dest': 'image' },
        { accept: takesWebp },
      ]) {
        expect((await open(readUrl, headers)).rawPayload.equals(content)).toBe(true);
      }
    });

    const ownPolicy = Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64');

    test.each([
      ['another key', { key: 'group/20261120/mine' }, 'AccessDenied'],
      ['a key that climbs', { key: '../../data.key' }, 'AccessDenied'],
      ['another signature', { signature: '0'.repeat(64) }, 'SignatureDoesNotMatch'],
      ['another account', { OSSAccessKeyId: 'somebody' }, 'InvalidAccessKeyId'],
      ['another day', { 'x-amz-credential': 'tuanbao/20261121/local/s3/aws4_request' }, 'SignatureDoesNotMatch'],
      ['a policy of its own', { policy: ownPolicy }, 'SignatureDoesNotMatch'],
      ['a policy that is none', { policy: 'bnVsbA==' }, 'InvalidPolicyDocument'],
    ])("%s in the specification's form is refused in OSS words", async (_, changes, code) => {
      const leave = await agent.ask(uploadAuthorisationCall, {});
      const answer = await post(documentedFormOf(leave, await picture(), changes));

      expect(answer.body).toContain(`<Code>${code}</Code>`);
    });

    test.each([
      ['another key', { key: 'group/20261120/mine' }, 'AccessDenied'],
      ['another signature', { 'X-Amz-Signature': '0'.repeat(64) }, 'SignatureDoesNotMatch'],
      ['another account', { 'X-Amz-Credential': 'mine/20261120/local/s3/aws4_request' }, 'InvalidAccessKeyId'],
      ['another day', { 'X-Amz-Credential': 'tuanbao/20261121/local/s3/aws4_request' }, 'SignatureDoesNotMatch'],
      ['another region', { 'X-Amz-Credential': 'tuanbao/20261120/other/s3/aws4_request' }, 'AccessDenied'],
      ['a policy of its own', { Policy: ownPolicy }, 'SignatureDoesNotMatch'],
      ['a field that the policy does not name', { 'Content-Type': 'text/html' }, 'AccessDenied'],
    ])('%s in a form of Signature Version 4 is refused in OSS words', async (_, changes, code) => {
      const leave = await agent.ask(uploadAuthorisationCall, {});
      const answer = await post(formOf(leave, await picture(), changes));

      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain(`<Code>${code}</Code>`);
    });

    test('an expired form is refused', async () => {
      const other = await server.signIn();
      const leave = await other.ask(uploadAuthorisationCall, {});
      await server.clock.moveBy(10 * 60_000 + 1);
      const answer = await post(formOf(leave, await picture()));
      await server.clock.moveBy(-10 * 60_000 - 1);

      expect(answer.body).toContain('Policy expired');
    });

    test('more than the policy allows is refused before it is all read', async () => {
      const leave = await agent.ask(uploadAuthorisationCall, {});
      const answer = await post(formOf(leave, new Uint8Array(11 * 1024 * 1024)));

      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('文件不能超过 10 MB');
    });

    test.each([10, 50, 90])('cut at %i %, no part is ever served, and a second attempt works', async (percent) => {
      // Only the first of these tests starts to listen. In later tests the server already listens, so the error is
      // ignored.
      await server.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
      const { port } = server.app.server.address() as AddressInfo;
      const leave = await agent.ask(uploadAuthorisationCall, {});
      const content = await picture(1200, 1200, 'png');
      const encoded = new Response(formOf(leave, content));
      const body = Buffer.from(await encoded.arrayBuffer());
      const sent = httpRequest({
        port,
        path: diskStorePath,
        method: 'POST',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'content-length': body.length },
      });
      sent.on('error', () => {});
      await new Promise<void>((done) => {
        sent.write(body.subarray(0, Math.max(1, Math.floor((body.length * percent) / 100))), () => done());
      });
      sent.destroy();

      const left = () => readdir(server.services.incomingFolder).catch(() => []);
      await expect.poll(left, { timeout: 20_000 }).toEqual([]); // The timeout is long enough for a busy machine.
      expect(await server.services.objects.read(leave.dir + leave.fileName)).toBeNull();
      expect((await agent.send(recogniseLicence, { imageUrl: addressOf(leave) })).resCode).toBe(resultCodes.refused);
      expect((await post(formOf(leave, content))).statusCode).toBe(200);
      expect(await server.services.objects.read(leave.dir + leave.fileName)).toMatchObject({ bytes: content.length });
    });
  });

  describe('by their content', () => {
    test.each([
      ['a drawing that could hold scripts', () => text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
      ['a page', () => text('<!doctype html><script>alert(1)</script>')],
      ['an archive', () => text('PK\x03\x04' + 'x'.repeat(200))],
      ['an animation', () => text('GIF89a' + 'x'.repeat(200))],
      ['a program', () => text('MZ' + 'x'.repeat(200))],
      ['words', () => text('just some words, long enough to be looked at')],
      ['three bytes', () => text('abc')],
      ['a picture that is an archive as well', () => joined(picture(9, 9, 'jpeg'), archive)],
      ['a picture that is a page as well', () => joined(picture(9, 9, 'jpeg'), text('<script>alert(1)</script>'))],
      ['a picture that is a PDF as well', () => joined(picture(9, 9, 'jpeg'), text('%PDF-1.7 %%EOF'))],
      ['a picture with something behind its end', () => joined(picture(9, 9, 'png'), text('x'))],
      ['a picture cut short', async () => (await picture(900, 900, 'jpeg')).subarray(0, 900)],
      ['a PDF that runs something', async () => joined(pdfOf(['授权书']), text('/JavaScript (app.alert(1)) %%EOF'))],
      ['a PDF cut short', async () => (await pdfOf(['授权书'])).subarray(0, 2000)],
    ])('%s is refused in words', async (_, make) => {
      const reply = await agent.send(uploadSingleImage, { file: fileOf(await make(), 'a.png') });

      expect(reply).toMatchObject({ resCode: resultCodes.refused, info: isChinese });
    });

    test.each(['png', 'jpeg', 'webp'] as const)('%s is accepted with any name', async (format) => {
      const reply = await agent.ask(uploadSingleImage, { file: fileOf(await picture(40, 30, format), 'a.exe') });

      expect(reply.type).toBe(`image/${format}`);
    });

    test('a small file that declares too many pixels is refused without being unpacked', async () => {
      const bomb = await picture(8000, 8000, 'png');
      const before = process.memoryUsage().rss;
      const reply = await agent.send(uploadSingleImage, { file: fileOf(bomb, '合影.png') });

      expect(bomb.length).toBeLessThan(1024 * 1024);
      expect(reply).toMatchObject({ resCode: resultCodes.refused, info: expect.stringContaining('像素') });
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    });
  });

  describe('of a video audit', () => {
    test('a phone without a session uploads with the token', async () => {
      const { token } = await agent.ask(requestVideoAudit, {});
      const leave = await server.anonymous.ask(videoAuditUpload, { videoAuditToken: token });
      const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(4000)]);

      expect(leave.dir).toBe('audit/20261120/');
      expect((await post(formOf(leave, video))).statusCode).toBe(200);
    });

    test('an unknown token and an expired one are refused in the same way', async () => {
      const other = await server.signIn();
      const { token } = await other.ask(requestVideoAudit, {});
      await server.clock.moveBy(31 * 60_000);
      const late = await server.anonymous.send(videoAuditUpload, { videoAuditToken: token });
      await server.clock.moveBy(-31 * 60_000);
      const unknown = await server.anonymous.send(videoAuditUpload, { videoAuditToken: 'x' });

      expect(late).toMatchObject({ resCode: resultCodes.refused, info: isChinese });
      expect(late.body).toBe(unknown.body);
    });
  });
});
