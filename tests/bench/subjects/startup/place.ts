// Starts the product with its sandbox, a signed-in agent, an unfinished order with a thousand persons, and a policy
// with ten thousand persons. Prints the addresses of the product, the draft and the order. Runs until the process is
// ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listProducts } from '../../../../app/contract/products.ts';
import { saveDraft } from '../../../../app/contract/savedDrafts.ts';
import { groupNames, longDraft } from '../../../screens/drafts.ts';
import { issued, productOf } from '../../../screens/seed.ts';
import { ask, signedIn } from '../../../setup/remoteAgent.ts';
import { startServerProcess } from '../../../setup/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuanbao-startup-'));
const server = await startServerProcess({ DATA_DIR: folder, SANDBOX_PORT: '0', NODE_ENV: 'test' });
const end = async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', () => void end());

await fetch(`${server.url}/sandbox/clock`, { method: 'POST', body: new URLSearchParams({ today: '2026-11-20' }) });
const cookie = await signedIn(server.url);
const draft = longDraft(productOf('80140'), groupNames[0] ?? '', 1000);
const { data: saved } = await ask(server.url, saveDraft, { id: '', version: 0, draft }, cookie);
const { data: products } = await ask(server.url, listProducts, { keyword: '' }, cookie);
const orderSn = await issued(
  async (call, request) => (await ask(server.url, call, request, cookie)).data,
  longDraft(productOf('80140'), groupNames[1] ?? '', 10_000),
);
const addresses = { writing: `/writeByUnfinish/80140/${saved.id}`, order: `/orderDetail/${orderSn}` };
process.stdout.write(`${JSON.stringify({ url: server.url, cookie, products, ...addresses })}\n`);
