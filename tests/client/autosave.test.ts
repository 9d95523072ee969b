import { Autosave } from '@tuanbao/app/client/drafts/autosave.ts';
import { DraftStore } from '@tuanbao/app/client/drafts/draftStore.ts';
import { createSend } from '@tuanbao/app/client/platform/http/http.ts';
import { type SavedDraft, savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { newDraft } from '@tuanbao/library/domain/order/newDraft';
import { emptyPerson } from '@tuanbao/library/domain/roster/person';
import { employerLiability } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { refusal, ScriptedServer, success } from './support/scriptedServer.ts';

const path = '/api/tmpOrder/submitTmpOrder';
const today = '2026-11-20';
const savedAt = '2026-11-20T02:00:00.000Z';

let server: ScriptedServer;
let store: DraftStore;
let autosave: Autosave;

const saved = (version: number) => success({ id: 'd1', version, savedAt });
const versionsSent = () => server.callsTo(path).map(({ body }) => (JSON.parse(body) as { version: number }).version);
const namesSent = () =>
  server
    .callsTo(path)
    .map(
      ({ body }) => (JSON.parse(body) as ReturnType<typeof savedDraftCodec.toWire>).orderInfo.groupApplicant.groupName,
    );
const name = (groupName: string) => store.change({ applicant: { ...store.read().applicant, groupName } });
const status = () => autosave.read().status;

const theirs = (groupName: string): SavedDraft => {
  const draft = store.draft();
  return { id: 'd1', version: 7, savedAt, draft: { ...draft, applicant: { ...draft.applicant, groupName } } };
};
const conflict = (newer: SavedDraft) => refusal('900409', '草稿已在别处修改', savedDraftCodec.toWire(newer));

beforeEach(async () => {
  server = await new ScriptedServer().start();
  store = new DraftStore(
    {
      product: employerLiability,
      occupations: occupationTreeOf([]),
      today,
      startDays: { earliest: '2026-11-21', latest: '2027-01-19', closedDays: [] },
    },
    newDraft(employerLiability, today, '方案一'),
  );
  const send = createSend({ fetch: globalThis.fetch, base: server.url });
  autosave = new Autosave(store, send, null, { restMs: 20, longestMs: 60, retryMs: 20 });
});
afterEach(async () => {
  autosave.stop();
  await server.stop();
});

describe('a draft that saves itself', () => {
  it('stays off the server until something is entered', async () => {
    expect(await autosave.flush()).toBe(true);
    expect(status()).toBe('untouched');
    expect(server.calls).toHaveLength(0);
  });

  it('saves once after several changes, persons of the roster included', async () => {
    server.on(path, saved(1));
    name('青禾机械');
    store.roster.insert([{ ...emptyPerson, schemeId: 's1', name: '王明' }]);
    expect(status()).toBe('unsaved');
    await vi.waitFor(() => expect(status()).toBe('saved'));
    expect(server.callsTo(path)).toHaveLength(1);
    expect(server.callsTo(path)[0]?.body).toContain('王明');
    expect(autosave.read()).toMatchObject({ id: 'd1', version: 1, savedAt });
  });

  it('continues to save while changes keep coming', async () => {
    server.on(path, saved(1));
    const typing = setInterval(() => name(`青禾${Date.now()}`), 10);
    await vi.waitFor(() => expect(server.callsTo(path).length).toBeGreaterThan(0));
    clearInterval(typing);
  });

  it('sends a change that was made during a save afterwards, with the new version', async () => {
    server.on(path, saved(1), saved(2));
    name('一');
    const first = autosave.flush();
    name('二');
    expect(await first).toBe(true);
    expect(versionsSent()).toEqual([0, 1]);
    expect(namesSent()).toEqual(['一', '二']);
    expect(status()).toBe('saved');
  });

  it.each([
    ['a gateway answers that it is busy', { status: 503, body: '' }],
    ['our server fails', refusal('006004', '系统繁忙，请稍后重试', null, 500)],
    ['our server asks for patience', refusal('006004', '操作过于频繁，请稍后再试', null, 429)],
  ])('tries again by itself when %s', async (_, answer) => {
    server.on(path, answer, saved(1));
    const seen: string[] = [];
    autosave.subscribe(() => seen.push(status()));
    name('青禾机械');
    await vi.waitFor(() => expect(status()).toBe('saved'));
    expect(seen).toEqual(['unsaved', 'saving', 'failed', 'saving', 'saved']);
    expect(server.callsTo(path)).toHaveLength(2);
  });

  it('does not repeat a save that the server refuses, until the draft changes', async () => {
    server.on(path, refusal('900400', '格式错误', null, 400), saved(1));
    name('青禾机械');
    await vi.waitFor(() => expect(status()).toBe('refused'));
    name('青禾机械制造');
    await vi.waitFor(() => expect(status()).toBe('saved'));
    expect(server.callsTo(path)).toHaveLength(2);
  });
});

describe('a draft that was changed elsewhere', () => {
  it('stops saving and holds both versions', async () => {
    server.on(path, conflict(theirs('云栖建筑')));
    name('青禾机械');
    await vi.waitFor(() => expect(status()).toBe('conflict'));
    name('青禾机械制造');
    expect(await autosave.flush()).toBe(false);
    expect(server.callsTo(path)).toHaveLength(1);
    expect(autosave.read().theirs?.draft.applicant.groupName).toBe('云栖建筑');
    expect(store.read().applicant.groupName).toBe('青禾机械制造');
  });

  it('takes the other version if the user chooses it, and has nothing left to save', async () => {
    server.on(path, conflict(theirs('云栖建筑')));
    name('青禾机械');
    await vi.waitFor(() => expect(status()).toBe('conflict'));
    autosave.takeTheirs();
    expect(store.read().applicant.groupName).toBe('云栖建筑');
    expect(autosave.read()).toMatchObject({ status: 'saved', version: 7, theirs: null });
    expect(await autosave.flush()).toBe(true);
    expect(server.callsTo(path)).toHaveLength(1);
  });

  it('saves its own version over the other if the user chooses it', async () => {
    server.on(path, conflict(theirs('云栖建筑')), saved(8));
    name('青禾机械');
    await vi.waitFor(() => expect(status()).toBe('conflict'));
    await autosave.keepMine();
    expect(versionsSent()).toEqual([0, 7]);
    expect(autosave.read()).toMatchObject({ status: 'saved', version: 8, theirs: null });
  });

  it('is no conflict if the newer version is our own save whose response was lost', async () => {
    name('青禾机械');
    server.on(path, conflict(theirs('青禾机械')));
    expect(await autosave.flush()).toBe(true);
    expect(autosave.read()).toMatchObject({ status: 'saved', version: 7, theirs: null });
  });
});

describe('a draft and its persons', () => {
  it('loses the persons of a scheme that is removed', () => {
    const [first] = store.read().schemes;
    if (!first) throw new Error('a draft starts with a scheme');
    store.change({ schemes: [first, { ...first, id: 's2', name: '方案二' }] });
    store.roster.insert([
      { ...emptyPerson, schemeId: 's1', name: '王明' },
      { ...emptyPerson, schemeId: 's2', name: '李华' },
    ]);
    store.change({ schemes: [first] });
    expect(store.draft().persons.map((person) => person.name)).toEqual(['王明']);
  });
});
