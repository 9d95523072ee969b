import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import {
  requestVideoAudit,
  uploadAuthorisationCall,
  uploadSingleImage,
  videoAuditUpload,
} from '../../app/contract/files.ts';
import { recogniseLicence } from '../../app/contract/materials.ts';
import { knownFiles } from '../../app/server/files/service.ts';
import { fileOf, pdfOf } from '../fixtures/uploads.ts';
import { box, chunkOffsetIn, frames, place, videoWithPlace } from '../fixtures/videos.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { addressOf, formOf, postForm } from '../setup/formUpload.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const noted = { IFD0: { Make: 'CAMERA-MAKER', Copyright: 'OWNER-NAME' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } };

/** Creates a photograph that contains the kinds of metadata that a camera writes. */
const photograph = (format: 'jpeg' | 'png' | 'webp', orientation: number) =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: '#a53' } })
    .withMetadata({ orientation })
    .withExifMerge(noted)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">PLACE-NOTE</x:xmpmeta>')
    .toFormat(format)
    .toBuffer();

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();

const objects = (...bodies: readonly string[]) =>
  bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('');

const pdf = (content: string) => Buffer.from(`%PDF-1.7\n${content}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');

const objectStream = (inside: string, more = '/Filter /FlateDecode', packed = deflateSync(inside)) =>
  `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${more} /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`;

describe('a stored original', () => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const open = (readUrl: string) => server.app.inject(readUrl.replace('http://localhost:80', ''));

  test.each([
    ['jpeg', 6],
    ['jpeg', 1],
    ['png', 6],
    ['webp', 8],
    ['webp', 1],
  ] as const)(
    '%s with orientation %i keeps its pixels and orientation, and no other metadata',
    async (format, orientation) => {
      const sent = Buffer.concat(
        [await photograph(format, orientation), Buffer.from('TRAILING-NOTE')].slice(0, format === 'png' ? 1 : 2),
      );
      const { readUrl } = await agent.ask(uploadSingleImage, { file: fileOf(sent, '照片.jpg') });
      const answer = await open(readUrl);
      const stored = answer.rawPayload;
      const facts = await sharp(stored).metadata();

      expect(stored.toString('latin1')).not.toMatch(/CAMERA-MAKER|OWNER-NAME|PLACE-NOTE|TRAILING-NOTE/);
      expect(facts).toMatchObject({ format, width: 64, height: 32 });
      expect(facts.orientation ?? 1).toBe(orientation);
      expect((await pixelsOf(stored)).equals(await pixelsOf(sent))).toBe(true);
      expect(answer.headers['content-disposition']).toBe(
        `inline; filename="__.jpg"; filename*=UTF-8''%E7%85%A7%E7%89%87.jpg`,
      );
      expect(Number(answer.headers['content-length'])).toBe(stored.length);
    },
  );

  test('one that was sent directly to the store has none either', async () => {
    const leave = await agent.ask(uploadAuthorisationCall, {});
    await postForm(server, formOf(leave, await photograph('jpeg', 3)));
    await agent.send(recogniseLicence, { imageUrl: addressOf(leave) });
    const { id: agentId } = await server.database
      .selectFrom('stored_files')
      .select('agent_id as id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const [file] = await knownFiles(server.services, { id: agentId ?? '', partnerHost: '' }, [addressOf(leave)]);
    const stored = (await open(file!.readUrl)).rawPayload;

    expect(stored.toString('latin1')).not.toMatch(/CAMERA-MAKER|PLACE-NOTE/);
    expect((await sharp(stored).metadata()).orientation).toBe(3);
  });

  /** Uploads a video as a phone does. Returns the HTTP status and the stored file. */
  const keepVideo = async (video: Buffer) => {
    const { token } = await agent.ask(requestVideoAudit, {});
    const leave = await agent.ask(videoAuditUpload, { videoAuditToken: token });
    const answer = await postForm(server, formOf(leave, video));
    const object = await server.services.objects.read(leave.dir + leave.fileName);
    return { status: answer.statusCode, stored: object ? await buffer(object.content) : null };
  };

  describe('of a video', () => {
    test.each([
      ['whose index comes first', videoWithPlace({ isIndexFirst: true })],
      ['whose index comes last', videoWithPlace({ isIndexFirst: false })],
      ['of QuickTime', videoWithPlace({ isIndexFirst: true, brand: 'qt  ' })],
    ])('%s has no location, and all frames are at the positions of its index', async (_, video) => {
      const { status, stored } = await keepVideo(video);
      const offset = chunkOffsetIn(stored!);

      expect(status).toBe(200);
      expect(video.toString('latin1')).toContain(place);
      expect(stored!.toString('latin1')).not.toMatch(/121\.4737|ISO6709|xmpmeta|udta|meta/);
      expect(stored).toHaveLength(video.length);
      expect(offset).toBe(chunkOffsetIn(video));
      expect(stored!.toString('latin1', offset, offset + frames.length)).toBe(frames);
      expect(stored!.toString('latin1')).toMatch(/HEADER.*TRACK/s);
    });

    test.each([
      ['whose last box is longer than the file', videoWithPlace({ isIndexFirst: false }).subarray(0, -4)],
      [
        'with a box that is shorter than its head',
        Buffer.concat([box('ftyp', 'isom\0\0\0\0'), Buffer.from('\0\0\0\x04udta')]),
      ],
      [
        'with a note that is longer than its index',
        Buffer.concat([box('ftyp', 'isom\0\0\0\0'), box('moov', '\0\0\x01\0udta')]),
      ],
      ['that is a picture (HEIC)', videoWithPlace({ isIndexFirst: true, brand: 'heic' })],
      ['that is a picture (AVIF)', videoWithPlace({ isIndexFirst: true, brand: 'avif' })],
      ['of very many boxes', Buffer.concat([box('ftyp', 'isom\0\0\0\0'), Buffer.alloc(480_000, '\0\0\0\x08free')])],
    ])('%s is refused', async (_, video) => {
      expect(await keepVideo(video)).toEqual({ status: 400, stored: null });
    });
  });

  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

  test.each([
    ['a script', pdf(objects(`<< /OpenAction ${script} >>`))],
    ['a script whose name is written with #xx', pdf(objects('<< /OpenAction << /S /J#61vaScript /JS (x) >> >>'))],
    ['another such name', pdf(objects('<< /OpenAction << /S /#4AavaScript /JS (x) >> >>'))],
    ['a form that is sent', pdf(objects('<< /A << /S /SubmitForm /F (https://evil.example) >> >>'))],
    ['another document that is opened', pdf(objects('<< /A << /S /GoToR /F (other.pdf) >> >>'))],
    ['a program that is started', pdf(objects('<< /A << /S /L#61unch >> >>'))],
    ['a file inside', pdf(objects('<< /Type /Filespec /EF << /F 2 0 R >> >>', '<< /Type /EmbeddedFile >>'))],
    ['a script in an object stream', pdf(objectStream(`1 0 ${script}`))],
    [
      'an object stream that nobody can read',
      pdf(objectStream('', '/Filter /FlateDecode', Buffer.from('not deflated'))),
    ],
    ['an object stream packed in another way', pdf(objectStream('', '/Filter [/ASCIIHexDecode /FlateDecode]'))],
    ['an address that opens with it', pdf(objects('<< /OpenAction << /S /URI /URI (https://evil.example) >> >>'))],
    [
      'an address that opens with it, by reference',
      pdf(objects('<< /OpenAction 2 0 R >>', '<< /S /URI /URI (https://e.example) >>')),
    ],
    [
      'an address that opens with it, in an object that was written again',
      pdf(
        objects('<< /OpenAction 2 0 R >>', '<< /S /GoTo /D [3 0 R /Fit] >>') +
          '2 0 obj\n<< /S /URI /URI (https://e.example) >>\nendobj\n',
      ),
    ],
    [
      'an address that opens with it, by a catalogue that was written again',
      pdf(
        objects('<< /OpenAction [2 0 R /Fit] >>') +
          '1 0 obj\n<< /OpenAction << /S /URI /URI (https://e.example) >> >>\nendobj\n',
      ),
    ],
  ])('a PDF with %s is refused with a message', async (_, content) => {
    expect(await agent.send(uploadSingleImage, { file: fileOf(content, 'a.pdf') })).toMatchObject({
      resCode: resultCodes.refused,
      info: expect.stringContaining('不含脚本'),
    });
  });

  test.each([
    ['links', pdf(objects('<< /OpenAction [2 0 R /Fit] >>', '<< /A << /S /URI /URI (https://example.com) >> >>'))],
    [
      'links, opening at a page',
      pdf(
        objects(
          '<< /OpenAction 2 0 R >>',
          '<< /S /GoTo /D [3 0 R /Fit] >>',
          '<< /S /URI /URI (https://example.com) >>',
        ),
      ),
    ],
    ['packed objects', pdf(objectStream('1 0 << /Type /Page >>'))],
  ])('a PDF with %s is stored, and downloaded by its name instead of shown', async (_, content) => {
    const { readUrl } = await agent.ask(uploadSingleImage, { file: fileOf(content, 'a.pdf') });

    expect((await open(readUrl)).headers['content-disposition']).toMatch(/^attachment; filename="a\.pdf"/);
  });

  test('an ordinary PDF is stored without changes', async () => {
    const content = await pdfOf(['授权书']);
    const { readUrl } = await agent.ask(uploadSingleImage, { file: fileOf(content, 'a.pdf') });

    expect((await open(readUrl)).rawPayload.equals(content)).toBe(true);
  });
});
