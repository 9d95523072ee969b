import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createMailServer } from 'node:net';
import { Readable } from 'node:stream';

import { afterEach, describe, expect, test } from 'vitest';

import { bucketStore } from '../../app/server/files/bucketStore.ts';
import { smtpMail } from '../../app/server/gateways/smtpMail.ts';
import { bucketFrom, mailFrom } from '../../app/server/outsideSettings.ts';

const key = { OSS_ACCESS_KEY_ID: 'LTAI', OSS_ACCESS_KEY_SECRET: 'secret' };
const bucketOf = { OSS_BUCKET: 'papers', OSS_HOST: 'https://papers.oss.example.com/', ...key };

describe('settings of the outside', () => {
  test('no setting means the embedded ones', () => {
    expect(bucketFrom({})).toBeNull();
    expect(mailFrom({})).toBeNull();
  });

  test('a bucket is known by its own address, or by the one before it', () => {
    expect(bucketFrom(bucketOf)).toMatchObject({ name: 'papers', cdn: 'https://papers.oss.example.com' });
    expect(bucketFrom({ ...bucketOf, OSS_CDN: 'https://cdn.example.com' })?.cdn).toBe('https://cdn.example.com');
  });

  test.each([
    [{ ...bucketOf, OSS_BUCKET: '' }, 'OSS_BUCKET must be set with the other OSS settings'],
    [{ ...bucketOf, OSS_HOST: 'papers' }, 'OSS_HOST must be an address'],
  ])('%o is one clear line', (environment, line) => {
    expect(() => bucketFrom(environment)).toThrow(line);
  });

  test('half a mail server is one clear line', () => {
    expect(() => mailFrom({ MAIL_URL: 'smtps://mail.example.com' })).toThrow('MAIL_URL and MAIL_FROM');
  });
});

describe('a bucket', () => {
  let server: Server;
  afterEach(() => new Promise((done) => server.close(done)));

  test('is written to and read from with signatures of its own protocol', async () => {
    const objects = new Map<string, Buffer>();
    const refused: string[] = [];
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        const { date, authorization, 'content-type': type = '' } = request.headers;
        const text = `${request.method}\n\n${type}\n${date}\n/papers${path}`;
        const right = `OSS LTAI:${createHmac('sha1', 'secret').update(text).digest('base64')}`;
        if (authorization !== right) refused.push(path);
        if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks));
        if (request.method === 'DELETE') objects.delete(path);
        const object = objects.get(path);
        response
          .writeHead(object || request.method === 'DELETE' ? 200 : 404)
          .end(request.method === 'GET' ? object : '');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const store = bucketStore({ name: 'papers', host, cdn: host, accessKeyId: 'LTAI', secret: 'secret' });

    await store.put('group/a', Readable.from([Buffer.from('营业执照')]), 'image/png');
    const read = await store.read('group/a');
    const content = read && Buffer.concat(await read.content.toArray());
    await store.remove('group/a');

    expect(content?.toString()).toBe('营业执照');
    expect(await store.read('group/a')).toBeNull();
    expect(refused).toEqual([]);
    const opened = new URL(store.readUrl('group/a', new Date(1_800_000_000_000), 'inline; filename="a.png"'));
    const resource = '/papers/group/a?response-content-disposition=inline; filename="a.png"';
    expect(Object.fromEntries(opened.searchParams)).toEqual({
      OSSAccessKeyId: 'LTAI',
      Expires: '1800000000',
      Signature: createHmac('sha1', 'secret').update(`GET\n\n\n1800000000\n${resource}`).digest('base64'),
      'response-content-disposition': 'inline; filename="a.png"',
    });
  });
});

test('a mail server gets one recipient and a Chinese attachment', async () => {
  const lines: string[] = [];
  const server = createMailServer((socket) => {
    let isData = false;
    socket.write('220 mail\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const mail = smtpMail(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, '团保 <policy@example.com>');

  const attachments = [{ name: '电子保单.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }];
  await mail.send({ key: 'k1', to: 'hr@example.com', subject: '电子保单', text: '您好', attachments });
  await new Promise((done) => server.close(done));

  expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<hr@example.com>']);
  expect(lines).toContain('Message-ID: <k1@example.com>');
  expect(lines.join('\n')).toContain('application/pdf');
});
