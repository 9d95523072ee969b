import type { AddressInfo } from 'node:net';
import { createServer as createMailServer } from 'node:net';

import { describe, expect, test } from 'vitest';

import { smtpMail } from '../../app/server/gateways/smtpMail.ts';
import { bucketFrom, mailFrom } from '../../app/server/wiring/outsideSettings.ts';

const key = { OSS_ACCESS_KEY_ID: 'LTAI', OSS_ACCESS_KEY_SECRET: 'secret' };
const place = { OSS_REGION: 'cn-hangzhou', OSS_HOST: 'https://papers.oss.example.com/' };
const bucketOf = { OSS_BUCKET: 'papers', ...place, ...key };

describe('settings of outside systems', () => {
  test('no setting means the embedded ones', () => {
    expect(bucketFrom({})).toBeNull();
    expect(mailFrom({})).toBeNull();
  });

  test('a bucket has its own address, or a path of the server’s address', () => {
    expect(bucketFrom(bucketOf)).toEqual({
      name: 'papers',
      region: 'cn-hangzhou',
      host: 'https://papers.oss.example.com',
      cdn: 'https://papers.oss.example.com',
      accessKeyId: 'LTAI',
      secret: 'secret',
    });
    expect(bucketFrom({ ...bucketOf, OSS_CDN: 'https://cdn.example.com' })?.cdn).toBe('https://cdn.example.com');
  });

  test.each([
    [{ ...bucketOf, OSS_BUCKET: '' }, 'OSS_BUCKET must be set with the other OSS settings'],
    [{ ...bucketOf, OSS_REGION: '' }, 'OSS_REGION must be set with the other OSS settings'],
    [{ ...bucketOf, OSS_REGION: 'oss cn' }, 'OSS_REGION must be a region such as cn-hangzhou'],
    [{ ...bucketOf, OSS_HOST: 'papers' }, 'OSS_HOST must be an address'],
  ])('%o is one clear line', (environment, line) => {
    expect(() => bucketFrom(environment)).toThrow(line);
  });

  test('incomplete settings of a mail server cause one clear line', () => {
    expect(() => mailFrom({ MAIL_URL: 'smtps://mail.example.com' })).toThrow('MAIL_URL and MAIL_FROM');
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
  await mail.send({ key: 'k1', to: 'hr@example.com', sender: '', subject: '电子保单', text: '您好', attachments });
  await mail.send({
    key: 'k2',
    to: 'hr@example.com',
    sender: 'Qiming',
    subject: '电子保单',
    text: '您好',
    attachments,
  });
  await new Promise((done) => server.close(done));

  expect(lines.filter((line) => line.startsWith('From:'))).toEqual([
    expect.stringMatching(/^From: =\?UTF-8\?.*<policy@example.com>$/),
    'From: Qiming <policy@example.com>',
  ]);
  expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual([
    'RCPT TO:<hr@example.com>',
    'RCPT TO:<hr@example.com>',
  ]);
  expect(lines).toContain('Message-ID: <k1@example.com>');
  expect(lines.join('\n')).toContain('application/pdf');
});
