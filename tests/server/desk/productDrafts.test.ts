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
/**
 * Product and version of an unpublished content. The content is based on version 1, which comes from the product files.
 */
const key = { productId, basedOn: 1 };
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
    const savedAt = '2026-11-20T02:00:00.000Z';
    const first = await operator.ask(saveProductDraft, { ...key, revision: 0, content: '{ "name": ' });
    expect(first).toEqual({ savedAt, revision: 1 });
    await operator.ask(saveProductDraft, { ...key, revision: 1, content: '{ "name": "新' });
    expect((await shown()).draft).toEqual({ content: '{ "name": "新', savedAt, revision: 2 });
    expect((await shown()).content).toBe(before.content);

    const seen = await shown(colleague);
    expect(seen.draft).toBeNull();
    const [draft] = seen.otherDrafts;
    expect(draft).toMatchObject({ operatorId: operator.id, basedOn: 1, savedAt });
    expect(draft?.operatorName).not.toBe('');
    expect(await colleague.ask(productDraft, { productId, operatorId: operator.id, basedOn: '1' })).toEqual({
      content: '{ "name": "新',
    });
    const recorded = await server.database
      .selectFrom('operator_actions')
      .select(['action', 'subject'])
      .where('action', 'like', '%/draft')
      .execute();
    expect(recorded).toEqual([{ action: 'products/:productId/draft', subject: '80140 1' }]);
  });

  test('two tabs don’t overwrite each other: the later save learns what the other has saved, and when', async () => {
    const other = { productId: '202', basedOn: 1 };
    const mine = '{ "name": "甲", "tags": ["热销"] }';
    const theirs = '{ "name": "乙", "tags": ["热销"] }';
    await operator.ask(saveProductDraft, { ...other, revision: 0, content: theirs });
    const late = await operator.send(saveProductDraft, { ...other, revision: 0, content: mine });
    const savedAt = '2026-11-20T02:00:00.000Z';
    expect(late).toMatchObject({
      resCode: resultCodes.conflict,
      info: '草稿已在其他页面修改，请选择要保留的内容',
      data: {
        content: theirs,
        savedAt,
        revision: 1,
        differences: [{ path: 'name', mine: '"甲"', theirs: '"乙"' }],
      },
    });
    const stored = async () => (await operator.ask(deskProduct, { productId: '202' })).draft;
    expect(await stored()).toEqual({ content: theirs, savedAt, revision: 1 });

    const repeated = await operator.ask(saveProductDraft, { ...other, revision: 0, content: theirs });
    expect(repeated).toEqual({ savedAt, revision: 1 });
    expect(await operator.ask(saveProductDraft, { ...other, revision: 1, content: mine })).toMatchObject({
      revision: 2,
    });
    const broken = await operator.send(saveProductDraft, { ...other, revision: 1, content: '{ "name"' });
    expect(broken).toMatchObject({ resCode: resultCodes.conflict, data: { content: mine, differences: [] } });
  });

  test('discarding and publishing leave a draft that another tab has changed', async () => {
    const other = { productId: '202', basedOn: 1 };
    const discarded = await operator.send(discardProductDraft, { ...other, revision: 1 });
    expect(discarded).toMatchObject({ resCode: resultCodes.conflict, data: { revision: 2 } });
    const { content, newest } = await operator.ask(deskProduct, { productId: '202', version: '1' });
    const publication = { ...other, content, startsOn: '2026-11-20', newest, reason, draftRevision: 1 };
    await operator.ask(publishProduct, publication);
    const { ownDrafts } = await operator.ask(deskProduct, { productId: '202', version: '2' });
    expect(ownDrafts).toMatchObject([{ basedOn: 1 }]);
    await operator.ask(discardProductDraft, { ...other, revision: 2 });
    await operator.ask(discardProductDraft, { ...other, revision: 2 });
    expect((await operator.ask(deskProduct, { productId: '202' })).ownDrafts).toEqual([]);
    const revived = await operator.ask(saveProductDraft, { ...other, revision: 2, content });
    expect(revived).toMatchObject({ revision: 3 });
  });

  test('when a colleague publishes first, the workbench still opens what was edited', async () => {
    const { content, newest } = await shown(colleague);
    const { revision } = await colleague.ask(saveProductDraft, { ...key, revision: 0, content });
    const request = { ...key, content, startsOn: '2026-11-20', newest, reason, draftRevision: revision };
    await colleague.ask(publishProduct, request);
    expect(await shown(colleague)).toMatchObject({ version: 2, draft: null, ownDrafts: [] });
    expect(await shown()).toMatchObject({ version: 1, newest: 2, draft: { content: '{ "name": "新' } });
    expect(await shown(operator, '2')).toMatchObject({ version: 2, draft: null, ownDrafts: [{ basedOn: 1 }] });
  });

  test('an operator discards only an own content', async () => {
    await colleague.ask(discardProductDraft, { ...key, revision: 0 });
    expect((await shown()).draft).not.toBeNull();
    await operator.ask(discardProductDraft, { ...key, revision: 2 });
    expect(await shown()).toMatchObject({ version: 2, draft: null });
    const gone = { productId, operatorId: operator.id, basedOn: '1' };
    expect((await colleague.send(productDraft, gone)).resCode).toBe(resultCodes.notFound);
    expect((await colleague.send(productDraft, { ...gone, operatorId: 'x' })).resCode).toBe(resultCodes.notFound);
  });

  test('there are no contents of unknown products, and none that are too long', async () => {
    const unknown = { productId: '1', basedOn: 1, revision: 0 };
    expect((await operator.send(saveProductDraft, { ...unknown, content: '{}' })).resCode).toBe(resultCodes.notFound);
    expect((await operator.send(discardProductDraft, unknown)).resCode).toBe(resultCodes.notFound);
    const long = { ...key, revision: 0, content: ' '.repeat(200_001) };
    expect((await operator.send(saveProductDraft, long)).resCode).toBe(resultCodes.badRequest);
  });
});
