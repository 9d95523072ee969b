import { DeviceDrafts } from '@tuanbao/app/client/drafts/deviceDrafts.ts';
import { DraftDesk } from '@tuanbao/app/client/drafts/draftDesk.ts';
import { DraftMemory } from '@tuanbao/app/client/drafts/draftMemory.ts';
import { createSend } from '@tuanbao/app/client/platform/http/http.ts';
import { savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import { frozenClock } from '@tuanbao/library/domain/calendar/clock';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { afterEach, expect, it } from 'vitest';

const savedAt = '2026-11-20T02:00:00.000Z';
const world = {
  product,
  occupations: occupationTreeOf([]),
  startDays: { earliest: '2026-11-21', latest: '2027-01-19', closedDays: [] },
};
const desks: DraftDesk[] = [];

/** A server that the test can make unreachable. */
interface Server {
  isAway: boolean;
  /** Saved drafts, the newest last. */
  readonly saved: string[];
  /**
   * A newer version of the draft that another client has saved. If it is set, the server refuses each save and returns
   * this version.
   */
  newer?: object;
}

const answer = (resCode: string, data: unknown) =>
  Response.json({ resCode, code: resCode === '000001' ? 200 : 400, info: '', data });

const fetchFrom =
  (server: Server): typeof fetch =>
  async (address, init) => {
    if (server.isAway) throw new TypeError('no network');
    if (new Request(address).url.includes('queryTmpOrderByCondition')) return answer('000001', { total: 0, list: [] });
    if (server.newer) return answer('900409', server.newer);
    const body = JSON.parse(await new Request(address, init).text()) as {
      orderInfo: { groupApplicant: { groupName: string } };
    };
    server.saved.push(body.orderInfo.groupApplicant.groupName);
    return answer('000001', { id: 'd1', version: server.saved.length, savedAt });
  };

const dayOf = (day: string) => frozenClock(`${day}T02:00:00Z`);

/** Opens a new page for the user. The page shares no state with earlier pages, except the data on the device. */
function pageOf(server: Server, { userId = 'u1', day = '2026-11-20' } = {}) {
  const clock = dayOf(day);
  const device = new DeviceDrafts(
    window.indexedDB,
    () => userId,
    () => clock.now(),
  );
  const send = createSend({ fetch: fetchFrom(server) });
  const autosave = { restMs: 5, longestMs: 10, retryMs: 10_000 };
  const desk = new DraftDesk({ send, clock, memory: new DraftMemory(undefined), device, autosave });
  desks.push(desk);
  return { device, desk, open: () => desk.open(world, '方案一') };
}

const entry = `order:new:${product.id}`;

/** Writes the group's name while the server can't be reached, and waits until the draft is stored on the device. */
async function writeAway(server: Server, groupName: string) {
  const { desk, device, open } = pageOf(server);
  const { store, autosave } = await open();
  server.isAway = true;
  store.change({ applicant: { ...store.read().applicant, groupName } });
  expect(await autosave.flush()).toBe(false);
  await expect.poll(async () => (await device.find(entry))?.draft.applicant.groupName).toBe(groupName);
  autosave.stop();
  return desk;
}

afterEach(async () => {
  for (const desk of desks.splice(0)) desk.clear();
  await pageOf({ isAway: false, saved: [] }).device.clear();
});

it('a draft that could not be saved survives a reload, is saved then, and leaves the device', async () => {
  const server: Server = { isAway: false, saved: [] };
  await writeAway(server, '远山精密机械有限公司');
  server.isAway = false;

  const { open, device } = pageOf(server);
  const { store, autosave, origin } = await open();
  expect(store.read().applicant.groupName).toBe('远山精密机械有限公司');
  expect(origin).toEqual({ kind: 'device', keptAt: savedAt });
  expect(await autosave.flush()).toBe(true);
  expect(server.saved).toEqual(['远山精密机械有限公司']);
  await expect.poll(() => device.find(entry)).toBeNull();
});

it('signing out leaves nothing on the device', async () => {
  const server: Server = { isAway: false, saved: [] };
  const desk = await writeAway(server, '远山精密机械有限公司');
  desk.clear();
  await expect.poll(() => pageOf(server).device.find(entry)).toBeNull();
});

it.each([
  ['another user', { userId: 'u2' }],
  ['the same one eight days later', { day: '2026-11-28' }],
])('%s does not find it, and it is deleted', async (_, at) => {
  const server: Server = { isAway: false, saved: [] };
  await writeAway(server, '远山精密机械有限公司');
  server.isAway = false;
  const { store, origin } = await pageOf(server, at).open();
  expect([store.read().applicant.groupName, origin.kind]).toEqual(['', 'new']);
  expect(await pageOf(server).device.find(entry)).toBeNull();
});

it('a newer version on the server is a conflict for the agent to decide', async () => {
  const server: Server = { isAway: false, saved: [] };
  await writeAway(server, '远山精密机械有限公司');
  server.isAway = false;
  const { open } = pageOf(server);
  const { store, autosave } = await open();
  const theirs = { ...store.draft(), applicant: { ...store.read().applicant, groupName: '青禾机械制造有限公司' } };
  server.newer = savedDraftCodec.toWire({ id: 'd1', version: 7, savedAt, draft: theirs });
  expect(await autosave.flush()).toBe(false);
  expect(autosave.read().status).toBe('conflict');
  expect(store.read().applicant.groupName).toBe('远山精密机械有限公司');
});
