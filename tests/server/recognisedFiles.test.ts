import { creditCodeCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { declarationStatus, recogniseLicence } from '../../app/contract/materials.ts';
import { pdfOf, picture, qrPicture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { unknownAddress, uploadByForm } from '../setup/formUpload.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('files that are read', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
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
      });
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

    test("another agent's file can't be read, as one that doesn't exist", async () => {
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

  describe('that are authorisation books', () => {
    const groupName = '远山精密机械有限公司';

    test.each([
      ['one that names the group', ['授权书', '远山精密机械有限公司 授权投保'], 1],
      ['one that names another', ['授权书', '别家有限公司'], 2],
    ] as const)('%s is told apart', async (_, lines, ocrStatus) => {
      const authorizationBookList = [await upload(await pdfOf(lines))];
      const request = { productId: withBook().id, groupName, authorizationBookList };

      expect(await agent.ask(declarationStatus, request)).toEqual({ ocrStatus });
    });

    test('a product without one asks for none, an unknown one is refused', async () => {
      const { id } = server.services.catalogue.products.find(({ features }) => !features.ocrAuthorisationBook)!;
      const request = { groupName, authorizationBookList: [] };

      expect(await agent.ask(declarationStatus, { ...request, productId: id })).toEqual({ ocrStatus: 0 });
      expect((await agent.send(declarationStatus, { ...request, productId: '0' })).resCode).toBe(resultCodes.notFound);
    });
  });
});
