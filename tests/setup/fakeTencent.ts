import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { TencentAccount } from '../../app/server/gateways/recognition/tencentRecogniser.ts';

/**
 * A fake text recognition service that behaves as Tencent Cloud's documentation says. It checks the signature of each
 * request.
 */
export interface FakeTencent {
  readonly account: TencentAccount;
  /** The pictures that the service has received. */
  readonly pictures: readonly Buffer[];
  /** Sets the content of `Response` for the next requests. */
  answer(response: object): void;
  close(): Promise<void>;
}

const secretId = 'AKIDexample';
const secretKey = 'a secret key of the test';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Returns the error code with which the service refuses a request; null if the request is valid. */
function faultOf({ method, url, headers }: IncomingMessage, body: string): string | null {
  const timestamp = String(headers['x-tc-timestamp']);
  const day = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
  const match = /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    String(headers.authorization),
  );
  if (!match) return 'AuthFailure.InvalidAuthorization';
  const [, id, scope, signed = '', signature] = match;
  if (id !== secretId) return 'AuthFailure.SecretIdNotFound';
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('content-type')) return 'AuthFailure.SignatureFailure';
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`).join('');
  const canonical = [method, url, '', lines, signed, sha256(body)].join('\n');
  const text = ['TC3-HMAC-SHA256', timestamp, `${day}/ocr/tc3_request`, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), 'ocr'), 'tc3_request');
  const isRight = scope === `${day}/ocr/tc3_request` && hmac(key, text).toString('hex') === signature;
  if (!isRight) return 'AuthFailure.SignatureFailure';
  if (headers['x-tc-action'] !== 'GeneralAccurateOCR' || headers['x-tc-version'] !== '2018-11-19')
    return 'InvalidAction';
  return headers['x-tc-region'] ? null : 'MissingParameter';
}

/** Starts the fake service on a free port. */
export async function startFakeTencent(): Promise<FakeTencent> {
  const pictures: Buffer[] = [];
  let response: object = { TextDetections: [], Angel: 0 };
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const fault = faultOf(request, body);
      if (fault === null) {
        const { ImageBase64 } = JSON.parse(body) as { readonly ImageBase64: string };
        pictures.push(Buffer.from(ImageBase64, 'base64'));
      }
      const content = fault === null ? response : { Error: { Code: fault, Message: fault } };
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ Response: { ...content, RequestId: 'r-1' } }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    account: { secretId, secretKey, region: 'ap-guangzhou', endpoint },
    pictures,
    answer: (next) => void (response = next),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
