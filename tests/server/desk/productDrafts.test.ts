import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  deskProduct,
  discardProductDraft,
  productDraft,
  publishProduct,
  saveProductDraft,
} from '../../../app/contract/desk/products/products.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const productId = '80140';
const reason = '年度费率调整已批准';

describeOnBothDatabases('unpublished contents of the workbench', (openDatabase) => {
  let server: TestApp;
  let operator: DeskClient;
  let colleague: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    operator = await signInToDeskAs(server, 'product');
    colleague = await signInToDeskAs(server, 'product');
  });
  afterAll(() => server.close());

  const shown = (client = operator, version?: string) =>
    client.ask(deskProduct, { productId, ...(version === undefined ? {} : { version }) });

  test('what an operator edits is kept with its time, also when it has mistakes, and other operators see who edits', async () => {
    const before = await shown();
    expect(before).toMatchObject({ version: 1, draft: null, ownDrafts: [], otherDrafts: [] });
    await operator.ask(saveProductDraft, { productId, basedOn: 1, content: '{ "name": ' });
    await operator.ask(saveProductDraft, { productId, basedOn: 1, content: '{ "name": "新' });
    const savedAt = '2026-11-20T02:00:00.000Z';
    expect((await shown()).draft).toEqual({ content: '{ "name": "新', savedAt });
    expect((await shown()).content).toBe(before.content);

    const seen = await shown(colleague);
    expect(seen.draft).toBeNull();
    const [draft] = seen.otherDrafts;
    expect(draft).toMatchObject({ operatorId: operator.id, basedOn: 1, savedAt });
    expect(draft?.operatorName).not.toBe('');
    const key = { productId, operatorId: operator.id, basedOn: '1' };
    expect(await colleague.ask(productDraft, key)).toEqual({ content: '{ "name": "新' });
    const recorded = await server.database
      .selectFrom('operator_actions')
      .select(['action', 'subject'])
      .where('action', 'like', '%/draft')
      .execute();
    expect(recorded).toEqual([{ action: 'products/:productId/draft', subject: '80140 1' }]);
  });

  test('when a colleague publishes first, the workbench still opens what was edited', async () => {
    const { content, newest } = await shown(colleague);
    await colleague.ask(saveProductDraft, { productId, basedOn: 1, content });
    const request = { productId, content, startsOn: '2026-11-20', newest, reason, basedOn: 1 };
    await colleague.ask(publishProduct, request);
    expect(await shown(colleague)).toMatchObject({ version: 2, draft: null, ownDrafts: [] });
    expect(await shown()).toMatchObject({ version: 1, newest: 2, draft: { content: '{ "name": "新' } });
    expect(await shown(operator, '2')).toMatchObject({ version: 2, draft: null, ownDrafts: [{ basedOn: 1 }] });
  });

  test('an operator discards only an own content', async () => {
    await colleague.ask(discardProductDraft, { productId, basedOn: 1 });
    expect((await shown()).draft).not.toBeNull();
    await operator.ask(discardProductDraft, { productId, basedOn: 1 });
    expect(await shown()).toMatchObject({ version: 2, draft: null });
    const gone = { productId, operatorId: operator.id, basedOn: '1' };
    expect((await colleague.send(productDraft, gone)).resCode).toBe(resultCodes.notFound);
    expect((await colleague.send(productDraft, { ...gone, operatorId: 'x' })).resCode).toBe(resultCodes.notFound);
  });

  test('there are no contents of unknown products, and none that are too long', async () => {
    const unknown = { productId: '1', basedOn: 1 };
    expect((await operator.send(saveProductDraft, { ...unknown, content: '{}' })).resCode).toBe(resultCodes.notFound);
    expect((await operator.send(discardProductDraft, unknown)).resCode).toBe(resultCodes.notFound);
    const long = { productId, basedOn: 1, content: ' '.repeat(200_001) };
    expect((await operator.send(saveProductDraft, long)).resCode).toBe(resultCodes.badRequest);
  });
});
