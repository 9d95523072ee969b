import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { searchDrafts } from '../../app/contract/offlineOrders.ts';
import { deleteDraft, listDrafts, savedDraft, savedDraftCodec, saveDraft } from '../../app/contract/savedDrafts.ts';
import { firstWorklist, worklist } from '../../app/contract/worklist.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const everyDraft = { pageIndex: 1, pageSize: 10, filterStr: '', productId: '' };

describeOnBothDatabases('keeping a draft', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  const draft = (heads = 3) => completeDraft(server.services.catalogue.products[0]!, { heads });

  test('is returned as it was saved, also with unfinished text', async () => {
    const agent = await server.signIn();
    const unfinished = {
      ...draft(),
      startDate: '',
      persons: draft().persons.map((person) => ({ ...person, idType: '工作证', birthday: '去年' })),
    };
    const saved = await agent.ask(saveDraft, { id: '', version: 0, draft: unfinished });

    const opened = await agent.ask(savedDraft, { id: saved.id });

    expect(opened).toEqual({ ...saved, draft: unfinished });
    expect(await agent.ask(listDrafts, {})).toEqual([
      expect.objectContaining({ id: saved.id, version: 1, groupName: '远山精密机械有限公司', heads: 3 }),
    ]);
    expect(await agent.ask(listDrafts, { productId: 'none' })).toEqual([]);
  });

  test('of a quotation is not one of the unfinished orders, and vice versa', async () => {
    const agent = await server.signIn();
    const order = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });
    const quoted = await agent.ask(saveDraft, { id: '', version: 0, draft: draft(), kind: 'quotation' });
    await agent.ask(saveDraft, { id: quoted.id, version: 1, draft: draft(4) });
    const { productId } = draft();

    expect(await agent.ask(listDrafts, { productId })).toMatchObject([{ id: order.id }]);
    expect(await agent.ask(listDrafts, { productId, draftType: 'quotation' })).toMatchObject([
      { id: quoted.id, version: 2, heads: 4 },
    ]);
    expect((await agent.ask(worklist, firstWorklist)).list).toMatchObject([{ task: 'continueDraft', ref: order.id }]);
  });

  test('returns its origin and its price at the last save, or that it has no price yet', async () => {
    const agent = await server.signIn();
    const broughtFrom = { kind: 'quotation', number: 'BJ20261120000001' } as const;
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft(), broughtFrom });
    await agent.ask(saveDraft, { id, version: 1, draft: draft(4) });
    await agent.ask(saveDraft, { id: '', version: 0, draft: { ...draft(), productId: '0000' } });

    expect(await agent.ask(savedDraft, { id })).toMatchObject({ version: 2, broughtFrom });
    const { list } = await agent.ask(searchDrafts, everyDraft);
    const total = totalOf(server.services.catalogue.products[0]!, draft(4));
    expect(list).toHaveLength(2);
    expect(new Set(list.map(({ totalPremium }) => totalPremium))).toEqual(new Set([yuanOf(total), null]));
  });

  test('of a quotation is not in the list of unfinished orders', async () => {
    const agent = await server.signIn();
    await agent.ask(saveDraft, { id: '', version: 0, draft: draft(), kind: 'quotation' });
    expect(await agent.ask(searchDrafts, everyDraft)).toMatchObject({ total: 0, list: [] });
  });

  test('is deleted in the version that was loaded, and not if another client has changed it', async () => {
    const agent = await server.signIn();
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });
    await agent.ask(saveDraft, { id, version: 1, draft: draft(4) });

    const late = await agent.send(deleteDraft, { id, version: 1 });
    expect(late).toMatchObject({ resCode: resultCodes.conflict });
    expect(savedDraftCodec.fromWire(late.data as never).draft).toEqual(draft(4));
    await agent.ask(deleteDraft, { id, version: 2 });
    expect(await agent.ask(listDrafts, {})).toEqual([]);
  });

  test('is refused to the slower of two tabs, which gets the newer draft', async () => {
    const agent = await server.signIn();
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });
    await agent.ask(saveDraft, { id, version: 1, draft: draft(4) });

    const late = await agent.send(saveDraft, { id, version: 1, draft: draft(5) });

    expect(late).toMatchObject({ status: 200, resCode: resultCodes.conflict });
    expect(late.info).toContain('较新');
    const newer = savedDraftCodec.fromWire(late.data as never);
    expect(newer).toMatchObject({ id, version: 2 });
    expect(newer.draft).toEqual(draft(4));
  });

  test('a save whose response was lost counts when it is sent again', async () => {
    const agent = await server.signIn();
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });
    const first = await agent.ask(saveDraft, { id, version: 1, draft: draft(4) });

    expect(await agent.ask(saveDraft, { id, version: 1, draft: draft(4) })).toEqual(first);
  });

  test('of twenty saves of one version one succeeds', async () => {
    const agent = await server.signIn();
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => agent.send(saveDraft, { id, version: 1, draft: draft(index + 1) })),
    );

    const codes = replies.map(({ resCode }) => resCode);
    expect(codes.filter((code) => code === resultCodes.success)).toHaveLength(1);
    expect(codes.filter((code) => code === resultCodes.conflict)).toHaveLength(19);
    expect((await agent.ask(savedDraft, { id })).version).toBe(2);
  });

  test('does not exist after it was deleted', async () => {
    const agent = await server.signIn();
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });
    await agent.ask(deleteDraft, { id });

    expect((await agent.send(savedDraft, { id })).resCode).toBe(resultCodes.notFound);
  });

  test('can have 10,000 persons, which are checked and saved within seconds', async () => {
    const agent = await server.signIn();
    const large = draft(10_000);

    const started = performance.now();
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: large });

    expect(performance.now() - started).toBeLessThan(5000);
    expect((await agent.ask(savedDraft, { id })).draft.persons).toHaveLength(10_000);
  });
});
