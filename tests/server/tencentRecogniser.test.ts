import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { frozenClock } from '@tuanbao/library/domain/calendar/clock';
import { licenceReading } from '@tuanbao/library/domain/recognition/licenceReading';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { tencentRecogniser } from '../../app/server/gateways/recognition/tencentRecogniser.ts';
import { recognitionFrom } from '../../app/server/wiring/outsideSettings.ts';
import { picture } from '../fixtures/uploads.ts';
import { type FakeTencent, startFakeTencent } from '../setup/fakeTencent.ts';

const clock = frozenClock('2026-11-20T02:00:00.000Z');

const detection = (DetectedText: string, X: number, Y: number, Confidence = 99) => ({
  DetectedText,
  Confidence,
  Polygon: [{ X: 0, Y: 0 }],
  ItemPolygon: { X, Y, Width: 30 * DetectedText.length, Height: 30 },
});

describe('text recognition at Tencent Cloud', () => {
  let service: FakeTencent;
  let folder: string;
  let path: string;
  beforeAll(async () => {
    service = await startFakeTencent();
    folder = await mkdtemp(join(tmpdir(), 'tuanbao-recognition-'));
    path = join(folder, 'photograph');
    await writeFile(path, await picture(4000, 3000, 'jpeg'));
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('gets a smaller picture, and its lines are read by the same rules', async () => {
    service.answer({
      TextDetections: [
        detection('统一社会信用代码', 100, 100),
        detection('91350100M000100Y43', 100, 145),
        detection('名称', 100, 300),
        detection('远山精密机械有限公司', 200, 300, 90),
      ],
    });
    const recognition = await tencentRecogniser(service.account, clock).recognise({ path, kind: 'licence' });
    if (recognition.outcome !== 'read') throw new Error(recognition.outcome);
    const { groupIdNo, groupName } = licenceReading(recognition.text.lines, new Map());

    expect((await sharp(service.pictures.at(-1)).metadata()).width).toBe(2600);
    expect(groupIdNo).toEqual({ value: '91350100M000100Y43', confidence: 99, isToBeChecked: false });
    expect(groupName).toEqual({ value: '远山精密机械有限公司', confidence: 90, isToBeChecked: true });
  });

  test('a picture without text has no lines', async () => {
    service.answer({ Error: { Code: 'FailedOperation.ImageNoText', Message: '' } });
    expect(await tencentRecogniser(service.account, clock).recognise({ path, kind: 'licence' })).toEqual({
      outcome: 'read',
      text: { lines: [], again: {}, red: null },
    });
  });

  test.each([
    ['a wrong secret', () => ({ secretKey: 'another' })],
    ['an unknown account', () => ({ secretId: 'AKIDunknown' })],
    ['a service that is away', () => ({ endpoint: 'http://127.0.0.1:9' })],
  ])('%s fails without text of the service', async (_, change) => {
    const recogniser = tencentRecogniser({ ...service.account, ...change() }, clock);
    expect(await recogniser.recognise({ path, kind: 'licence' })).toEqual({ outcome: 'failed' });
  });

  test('is used if both of its settings exist', () => {
    expect(recognitionFrom({})).toBeNull();
    expect(recognitionFrom({ OCR_SECRET_ID: 'a', OCR_SECRET_KEY: 'b' })).toEqual({
      secretId: 'a',
      secretKey: 'b',
      region: 'ap-guangzhou',
      endpoint: 'https://ocr.tencentcloudapi.com',
    });
    expect(() => recognitionFrom({ OCR_SECRET_ID: 'a' })).toThrow(/OCR_SECRET_KEY/);
    const plain = { OCR_SECRET_ID: 'a', OCR_SECRET_KEY: 'b', OCR_ENDPOINT: 'http://ocr.example' };
    expect(() => recognitionFrom(plain)).toThrow(/https/);
  });
});
