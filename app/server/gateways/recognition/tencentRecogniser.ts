import { createHash, createHmac } from 'node:crypto';

import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import { boxAround, type PrintedLine } from '@tuanbao/library/domain/recognition/printedLine';

import { maxPixels } from '../../platform/storage/pictures.ts';
import { PeerError } from '../signedPost.ts';
import type { RecognisedText, TextRecogniser } from './recognisedText.ts';
import { redMarkOf } from './redMark.ts';

/** An account at Tencent Cloud with the right to recognise text. */
export interface TencentAccount {
  readonly secretId: string;
  readonly secretKey: string;
  /** Region of Tencent Cloud, for example `ap-guangzhou`. */
  readonly region: string;
  /** Address of the recognition service, without a slash at the end. */
  readonly endpoint: string;
}

const action = 'GeneralAccurateOCR';
const version = '2018-11-19';
const service = 'ocr';
const timeoutMs = 15_000;

/**
 * Length in pixels to which the longest side of a picture is reduced before it is sent. The service accepts 7 MB of
 * base64, and recognises pictures of this size equally well.
 */
const side = 2600;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text, 'utf8').digest();

/**
 * Headers of a request to Tencent Cloud. They are signed by the method TC3-HMAC-SHA256, version 3 of the service's
 * signature.
 */
function signedHeaders(account: TencentAccount, body: string, now: Date): Readonly<Record<string, string>> {
  const { host } = new URL(account.endpoint);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const day = now.toISOString().slice(0, 10);
  const type = 'application/json; charset=utf-8';
  const signed = 'content-type;host;x-tc-action';
  const canonical = [
    'POST',
    '/',
    '',
    `content-type:${type}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`,
    signed,
    sha256(body),
  ].join('\n');
  const scope = `${day}/${service}/tc3_request`;
  const text = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${account.secretKey}`, day), service), 'tc3_request');
  const signature = hmac(key, text).toString('hex');
  return {
    authorization: `TC3-HMAC-SHA256 Credential=${account.secretId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
    'content-type': type,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-region': account.region,
    'x-tc-timestamp': timestamp,
  };
}

interface Point {
  readonly X: number;
  readonly Y: number;
}

interface Detection {
  readonly DetectedText: string;
  readonly Confidence: number;
  readonly Polygon: readonly Point[];
  /** Area of this line, in the picture that the service has rotated so that the text is level. */
  readonly ItemPolygon?: Point & { readonly Width: number; readonly Height: number };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isDetection = (value: unknown): value is Detection => {
  if (typeof value !== 'object' || value === null) return false;
  const { DetectedText, Confidence, Polygon } = value as Partial<Detection>;
  return typeof DetectedText === 'string' && isNumber(Confidence) && Array.isArray(Polygon) && Polygon.length > 0;
};

function lineOf({ DetectedText, Confidence, Polygon, ItemPolygon }: Detection): PrintedLine {
  const box = ItemPolygon
    ? {
        left: ItemPolygon.X,
        top: ItemPolygon.Y,
        right: ItemPolygon.X + ItemPolygon.Width,
        bottom: ItemPolygon.Y + ItemPolygon.Height,
      }
    : boxAround(Polygon.map(({ X, Y }) => ({ left: X, top: Y, right: X, bottom: Y })));
  return { text: DetectedText, confidence: Confidence, weakest: Confidence, box };
}

/**
 * The lines of text in a response; empty when the picture has no text.
 * @throws PeerError when the response has no list of lines or reports another error
 */
function linesIn(answer: unknown): readonly PrintedLine[] {
  const { Response } = (answer ?? {}) as {
    readonly Response?: { Error?: { Code?: unknown }; TextDetections?: unknown };
  };
  const code = Response?.Error?.Code;
  if (code === 'FailedOperation.ImageNoText') return [];
  if (code !== undefined) throw new PeerError('the recognition was refused');
  const found = Response?.TextDetections;
  if (!Array.isArray(found)) throw new PeerError('the recognition was answered without lines');
  return found.filter(isDetection).map(lineOf);
}

async function detect(account: TencentAccount, picture: Buffer, now: Date): Promise<readonly PrintedLine[]> {
  const body = JSON.stringify({ ImageBase64: picture.toString('base64') });
  const answer = await fetch(`${account.endpoint}/`, {
    method: 'POST',
    body,
    redirect: 'error',
    headers: signedHeaders(account, body, now),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new PeerError(`the recognition was answered with ${answer.status}`);
  return linesIn(await answer.json());
}

/**
 * Recognises text by the service GeneralAccurateOCR of Tencent Cloud. Each picture is read only once; a name or an
 * address counts as certain when the service states a confidence of at least 97 of 100. The picture is sent without
 * metadata. The search for the red ink of a seal runs on this machine.
 */
export const tencentRecogniser = (account: TencentAccount, clock: Clock): TextRecogniser => ({
  async recognise({ path, kind }) {
    try {
      const { default: sharp } = await import('sharp');
      const picture = await sharp(path, { limitInputPixels: maxPixels })
        .rotate()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 88 })
        .toBuffer();
      const lines = await detect(account, picture, clock.now());
      const text: RecognisedText = { lines, again: {}, red: kind === 'authorisation' ? await redMarkOf(path) : null };
      return { outcome: 'read', text };
    } catch {
      return { outcome: 'failed' };
    }
  },
});
