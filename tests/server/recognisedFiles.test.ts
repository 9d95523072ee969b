import { creditCodeCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { declarationStatus, recogniseIdCard, recogniseLicence } from '../../app/contract/materials.ts';
import { localRecogniser } from '../../app/server/gateways/recognition/localRecogniser.ts';
import type { Recognition, TextRecogniser } from '../../app/server/gateways/recognition/recognisedText.ts';
import { authorisationPaper, idCardPaper, licencePaper } from '../fixtures/papers/drawnPapers.ts';
import { photographOf } from '../fixtures/papers/photograph.ts';
import { samplePapers } from '../fixtures/papers/samplePapers.ts';
import { pdfOf, picture, qrPicture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { unknownAddress, uploadByForm } from '../setup/formUpload.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const { licence, idCard } = samplePapers(5);
const circumstances = { turn: -4, noise: 2, shadow: 0.1, quality: 85, megapixels: 3 };

/** If set, the recogniser returns this result and doesn't read the photograph. */
let recognition: Recognition | undefined;
// The timeout is long enough for a busy machine, on which the test also draws photographs during this time.
const local = localRecogniser({ longestMs: 120_000, mostBytes: 4e9 });
const recogniserOfTests: TextRecogniser = {
  recognise: (photograph) => (recognition ? Promise.resolve(recognition) : local.recognise(photograph)),
};
afterAll(() => local.close());

describeOnBothDatabases('files that are read', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase, gatewaysOf: () => ({ recogniser: recogniserOfTests }) });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const withBook = () => server.services.catalogue.products.find(({ features }) => features.ocrAuthorisationBook)!;
  const upload = (content: Uint8Array, client = agent) => uploadByForm(server, client, content);

  describe('that are business licences', () => {
    const creditCode = '91350100M000100Y43';
    const otherCode = `91110199MA0TEXT99${creditCodeCheckDigit('91110199MA0TEXT99')}`;

    test('a QR code is read', async () => {
      const imageUrl = await upload(await qrPicture(`统一社会信用代码:${creditCode};企业名称:远山精密机械有限公司;`));

      expect(await agent.ask(recogniseLicence, { imageUrl })).toMatchObject({
        isRecognized: true,
        source: 'qr',
        groupCardId: creditCode,
        groupName: '远山精密机械有限公司',
        legalPersonName: '',
      });
    });

    test('the text of a PDF is read', async () => {
      const lines = [
        '营业执照',
        `统一社会信用代码：${creditCode}`,
        '名 称：远山精密机械有限公司',
        '法定代表人：宋知远',
        '成立日期：2012年03月07日',
        '住 所：示例路1号',
      ];
      const imageUrl = await upload(await pdfOf(lines));

      expect(await agent.ask(recogniseLicence, { imageUrl })).toEqual({
        isRecognized: true,
        source: 'text',
        groupCardId: creditCode,
        groupName: '远山精密机械有限公司',
        legalPersonName: '宋知远',
        setUpTime: '2012-03-07',
        detailAddress: '示例路1号',
        fieldReadings: [],
        unreadReason: '',
      });
    });

    test('a photograph is read, its values with their confidence', async () => {
      const imageUrl = await upload(await photographOf(licencePaper(licence), circumstances));
      const reading = await agent.ask(recogniseLicence, { imageUrl });

      expect(reading).toMatchObject({
        isRecognized: true,
        source: 'photograph',
        groupCardId: licence.code,
        groupName: licence.name,
        unreadReason: '',
      });
      expect(reading.fieldReadings.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['groupCardId', 'groupName']),
      );
      expect(reading.fieldReadings.every(({ confidence }) => confidence > 0 && confidence <= 100)).toBe(true);
    });

    test.each([
      ['busy', 'busy'],
      ['failed', 'failed'],
    ] as const)(
      'with a recogniser that is %s the agent fills in the fields, and is told so',
      async (outcome, unreadReason) => {
        recognition = { outcome };
        const imageUrl = await upload(await picture());
        const reading = await agent.ask(recogniseLicence, { imageUrl });
        recognition = undefined;

        expect(reading).toMatchObject({ isRecognized: false, unreadReason });
      },
    );

    test('a PDF without text says that it is no picture', async () => {
      const imageUrl = await upload(await pdfOf([]));

      expect(await agent.ask(recogniseLicence, { imageUrl })).toMatchObject({ unreadReason: 'noPicture' });
    });

    test.each([
      ['a photograph without a code', () => picture()],
      ['a code of something else', () => qrPicture('https://example.com/menu')],
      ['a number whose check character is wrong', () => qrPicture('统一社会信用代码:91350100M000100Y44')],
      ['two different numbers', () => pdfOf([creditCode, otherCode])],
    ])('%s is left to the agent: nothing is invented', async (_, make) => {
      const imageUrl = await upload(await make());

      expect(await agent.ask(recogniseLicence, { imageUrl })).toMatchObject({
        isRecognized: false,
        source: 'none',
        groupCardId: '',
        groupName: '',
      });
    });

    test("another agent's file is refused like one that doesn't exist", async () => {
      const stranger = await server.signIn();
      const imageUrl = await upload(await picture());
      const foreign = await stranger.send(recogniseLicence, { imageUrl });
      const unknown = await stranger.send(recogniseLicence, { imageUrl: unknownAddress });
      const elsewhere = await stranger.send(recogniseLicence, { imageUrl: 'http://169.254.169.254/secrets' });

      expect(foreign.resCode).toBe(resultCodes.refused);
      expect(foreign.body).toBe(unknown.body);
      expect(elsewhere.body).toBe(unknown.body);
    });
  });

  describe('that are id cards', () => {
    test('a photograph is read', async () => {
      const imageUrl = await upload(await photographOf(idCardPaper(idCard), circumstances));

      expect(await agent.ask(recogniseIdCard, { imageUrl })).toMatchObject({
        isRecognized: true,
        idNo: idCard.idNo,
        unreadReason: '',
      });
    });

    test('a photograph of something else, and a PDF, are none', async () => {
      const none = { isRecognized: false, name: '', idNo: '', fieldReadings: [] };

      expect(await agent.ask(recogniseIdCard, { imageUrl: await upload(await picture()) })).toEqual({
        ...none,
        unreadReason: 'illegible',
      });
      expect(await agent.ask(recogniseIdCard, { imageUrl: await upload(await pdfOf(['姓名'])) })).toEqual({
        ...none,
        unreadReason: 'noPicture',
      });
    });
  });

  describe('that are authorisation letters', () => {
    const groupName = '远山精密机械有限公司';

    test.each([
      ['one that names the group', ['授权书', '远山精密机械有限公司 授权投保'], 1, []],
      ['one that names another', ['授权书', '别家有限公司'], 2, ['groupName']],
    ] as const)('%s is recognised', async (_, lines, ocrStatus, lacking) => {
      const authorizationBookList = [await upload(await pdfOf(lines))];
      const request = { productId: withBook().id, groupName, authorizationBookList };

      expect(await agent.ask(declarationStatus, request)).toEqual({ ocrStatus, lacking });
    });

    test.each([
      ['a stamped book that names the group', true, licence.name, { ocrStatus: 1, lacking: [] }],
      ['a book without a seal', false, licence.name, { ocrStatus: 2, lacking: ['seal'] }],
      ['a book that names another', true, `${licence.name}云州分公司`, { ocrStatus: 2, lacking: ['groupName'] }],
    ] as const)('%s in a photograph is told apart', async (_, hasSeal, name, expected) => {
      const letter = { groupName: licence.name, agentName: idCard.name, day: '2026年11月20日', hasSeal };
      const address = await upload(await photographOf(authorisationPaper(letter), circumstances));
      const request = { productId: withBook().id, groupName: name, authorizationBookList: [address] };

      expect(await agent.ask(declarationStatus, request)).toEqual(expected);
    });

    test('a photograph without legible text is checked by a person', async () => {
      const request = { productId: withBook().id, groupName, authorizationBookList: [await upload(await picture())] };

      expect(await agent.ask(declarationStatus, request)).toEqual({ ocrStatus: 2, lacking: ['text'] });
    });

    test('a product without one requires none, an unknown product is refused', async () => {
      const { id } = server.services.catalogue.products.find(({ features }) => !features.ocrAuthorisationBook)!;
      const request = { groupName, authorizationBookList: [] };

      expect(await agent.ask(declarationStatus, { ...request, productId: id })).toEqual({ ocrStatus: 0, lacking: [] });
      expect((await agent.send(declarationStatus, { ...request, productId: '0' })).resCode).toBe(resultCodes.notFound);
    });
  });
});
