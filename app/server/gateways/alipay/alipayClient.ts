import type { KeyObject } from 'node:crypto';

import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { isRsa2Signed, rsa2Signature, signedText } from '../rsa2.ts';
import { memberText } from './memberText.ts';

/** An application that is registered at Alipay. */
export interface AlipayApp {
  readonly appId: string;
  /** The application's private key, with which requests are signed. Alipay has the public key. */
  readonly privateKey: KeyObject;
  /** Alipay's public key. It verifies the signatures of responses and notifications. */
  readonly alipayKey: KeyObject;
  /**
   * Account at Alipay that receives the money (`2088…`). Notifications for another account are refused. If it is empty,
   * the account in notifications isn't checked.
   */
  readonly sellerId: string;
  /** Address of Alipay's gateway, to which requests are sent. */
  readonly gateway: string;
}

/**
 * The content of a response from Alipay. `code` is 10000 when the request succeeded; otherwise `subCode` is the reason
 * of the failure.
 */
export interface AlipayAnswer {
  readonly code: string;
  readonly subCode: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Thrown when Alipay can't be reached, when its response isn't correctly signed, or when Alipay refused a request. The
 * request can be repeated.
 */
export class AlipayError extends Error {
  override readonly name = 'AlipayError';
}

const timeoutMs = 10_000;

const shanghaiOffsetMs = 8 * 60 * 60 * 1000;

/** An instant in Alipay's format, `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const alipayTime = (instant: Date): string =>
  new Date(instant.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** A request to Alipay with its signature. All parameters that aren't empty are signed. */
export function signedRequest(
  app: AlipayApp,
  request: {
    readonly method: string;
    readonly now: Date;
    readonly content: Readonly<Record<string, string>>;
    readonly notifyUrl?: string;
    readonly returnUrl?: string;
  },
): URLSearchParams {
  const fields = {
    app_id: app.appId,
    method: request.method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: alipayTime(request.now),
    version: '1.0',
    ...(request.notifyUrl === undefined ? {} : { notify_url: request.notifyUrl }),
    ...(request.returnUrl === undefined ? {} : { return_url: request.returnUrl }),
    biz_content: JSON.stringify(request.content),
  };
  return new URLSearchParams({ ...fields, sign: rsa2Signature(signedText(fields, ['sign']), app.privateKey) });
}

/** Address of Alipay's gateway with the parameters in its query. */
export const addressOf = ({ gateway }: AlipayApp, parameters: URLSearchParams): string =>
  `${gateway}?${parameters.toString().replaceAll('+', '%20')}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const value = ownValue(fields, name);
  return typeof value === 'string' ? value : '';
};

/**
 * The part of a response that Alipay has signed.
 * @throws AlipayError when this part isn't an object, or its signature is missing or wrong; SyntaxError when it isn't
 * JSON
 */
function verifiedAnswer(app: AlipayApp, method: string, body: string): AlipayAnswer {
  const name = `${method.replaceAll('.', '_')}_response`;
  const content = memberText(body, name);
  const signature: unknown = JSON.parse(memberText(body, 'sign') ?? 'null');
  if (content === null || typeof signature !== 'string') throw new AlipayError(`${method}: no signed answer`);
  if (!isRsa2Signed(content, signature, app.alipayKey)) throw new AlipayError(`${method}: the signature is wrong`);
  const fields: unknown = JSON.parse(content);
  if (!isRecord(fields)) throw new AlipayError(`${method}: not an answer`);
  return { code: textIn(fields, 'code'), subCode: textIn(fields, 'sub_code'), fields };
}

/**
 * Sends a request to Alipay's gateway and returns the signed part of the response.
 * @throws AlipayError when the gateway can't be reached, or its response isn't valid or isn't correctly signed
 */
export async function askAlipay(
  app: AlipayApp,
  request: { readonly method: string; readonly now: Date; readonly content: Readonly<Record<string, string>> },
): Promise<AlipayAnswer> {
  const parameters = signedRequest(app, request);
  const body = new URLSearchParams({ biz_content: parameters.get('biz_content') ?? '' });
  parameters.delete('biz_content');
  const answer = await fetch(addressOf(app, parameters), {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new AlipayError(`${request.method}: Alipay did not answer`, { cause: error });
  });
  if (!answer.ok) throw new AlipayError(`${request.method}: Alipay answered ${answer.status}`);
  const text = await answer.text();
  try {
    return verifiedAnswer(app, request.method, text);
  } catch (error) {
    if (error instanceof AlipayError) throw error;
    throw new AlipayError(`${request.method}: not JSON`, { cause: error });
  }
}
