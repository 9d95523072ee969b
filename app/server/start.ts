import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { loadCatalogue } from '../catalogue/loadCatalogue.ts';
import { paymentNotification } from '../contract/ownCalls.ts';
import { liveServices, type Parts, sandboxedServices } from './assemble.ts';
import { buildApp } from './buildApp.ts';
import { openEmbedded, openPostgres } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { guardRoom, type RoomGuard } from './database/diskRoom.ts';
import { migrate } from './database/migrate.ts';
import { demoAgents, seedDemoAgents } from './database/seed.ts';
import { startUpkeep, upkeep } from './database/upkeep.ts';
import { drainOf } from './drain.ts';
import { loadKeyring } from './encryption/keyFile.ts';
import { loggableError } from './errorAnswers.ts';
import type { PaymentNotice } from './gateways/gateways.ts';
import { jobHandlersOf } from './jobs/handlers.ts';
import { releaseLeases } from './jobs/jobs.ts';
import { startTimers } from './jobs/timers.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { metricsOf } from './metrics/metrics.ts';
import { bucketFrom, mailFrom, outsideFrom } from './outsideSettings.ts';
import { buildCashier } from './sandbox/buildCashier.ts';
import type { Sandbox } from './sandbox/routes.ts';
import type { Services } from './services.ts';
import { type Settings, settingsFrom } from './settings.ts';

/** A started server. */
interface RunningServer {
  readonly url: string;
  readonly isSandboxed: boolean;
  stop(): Promise<void>;
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Sends a notification as a payment gateway does: a form over the network. */
async function deliverTo(origin: string, notice: PaymentNotice): Promise<string> {
  const answer = await fetch(origin + paymentNotification.path, {
    method: 'POST',
    body: new URLSearchParams({ ...notice }),
  });
  return answer.text();
}

/** The services of a run, and what listens beside the app. */
interface Assembled {
  readonly services: Services;
  readonly sandbox: Sandbox | null;
  /** The sandbox's cashier; null: payers go to a real one. */
  readonly cashier: FastifyInstance | null;
}

/** With the sandbox: everything outside is played, with demo users to play as. */
async function withSandbox(settings: Settings, parts: Parts, places: Places): Promise<Assembled> {
  await seedDemoAgents(parts.database, parts.keyring);
  const { services, sandbox, payment } = await sandboxedServices({
    ...parts,
    insurerDelayMs: settings.sandboxInsurerDelayMs,
    mail: mailFrom(process.env),
    cashierOrigin: () => places.cashierOrigin,
  });
  const cashier = await buildCashier({
    database: parts.database,
    clock: services.clock,
    gateway: payment,
    deliver: (notice) => deliverTo(places.origin, notice),
    publicUrl: parts.publicUrl,
  });
  return { services, sandbox, cashier };
}

/** Where the run listens, known once it does. */
interface Places {
  origin: string;
  cashierOrigin: string;
}

/** Watches the disk of an embedded database, and says in the log when it is full. */
const guarded = ({ dataDir, diskReserveMb }: Settings, database: Database, app: FastifyInstance): RoomGuard =>
  guardRoom(
    database,
    dataDir,
    {
      reserveBytes: diskReserveMb * 1024 * 1024,
      onChange: (isFull) => app.log.error(isFull ? 'the disk is full: reading only' : 'room on the disk again'),
    },
    (error) => app.log.error({ error: loggableError(error) }),
  );

async function startServer(settings: Settings): Promise<RunningServer> {
  const outside = settings.isSandboxOn ? null : outsideFrom(process.env);
  const bucket = bucketFrom(process.env);
  const catalogue = loadCatalogue();
  const keyring = loadKeyring(settings.dataKey, settings.dataDir);
  const { database, kind, connections, close } = settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : await openEmbedded(settings.dataDir);
  await migrate(database);

  const host = hostInUrl(settings.host);
  const places: Places = { origin: '', cashierOrigin: '' };
  let worker: Worker | null = null;
  const publicUrl = () => settings.publicUrl ?? places.origin;
  const parts: Parts = {
    database,
    keyring,
    catalogue,
    filesFolder: join(settings.dataDir, 'files'),
    bucket,
    partnerHosts: settings.partnerHosts,
    isProPriceOn: settings.isProPriceOn,
    publicUrl,
    wakeWorker: () => worker?.wake(),
  };
  const { services, sandbox, cashier }: Assembled = outside
    ? { services: liveServices(parts, outside), sandbox: null, cashier: null }
    : await withSandbox(settings, parts, places);
  const figures = metricsOf(database, connections);
  const app = await buildApp({ settings, services, sandbox, metrics: { figures, token: settings.metricsToken } });
  const drain = drainOf(app, settings.drainMs);

  if (kind === 'embedded') await releaseLeases(database);
  if (cashier) {
    await cashier.listen({ host: settings.host, port: settings.sandboxPort });
    places.cashierOrigin = `http://${host}:${portOf(cashier)}`;
  }
  await app.listen({ host: settings.host, port: settings.port });
  places.origin = `http://${host}:${portOf(app)}`;
  worker = startWorker({
    database,
    handlers: jobHandlersOf(services),
    leaseSeconds: settings.jobLeaseSeconds,
    onFailure: (job, error) => {
      figures.noteJobFailure(job);
      app.log.error({ job, error: loggableError(error) });
    },
  });

  const stopUpkeep = startUpkeep(
    () => upkeep(database, kind, services.clock.now()),
    (error) => app.log.error({ error: loggableError(error) }),
  );

  const stopTimers = startTimers(services, (error) => app.log.error({ error: loggableError(error) }));
  const room = kind === 'embedded' ? guarded(settings, database, app) : null;

  return {
    url: publicUrl(),
    isSandboxed: sandbox !== null,
    async stop() {
      stopUpkeep();
      room?.stop();
      await drain.begin();
      await Promise.all([app.close(), cashier?.close()]);
      await Promise.all([worker?.stop(), stopTimers()]);
      await close();
    },
  };
}

const accounts = demoAgents.map(({ mobile, name }) => `${mobile} ${name}`).join(' / ');

/** One line is enough: a missing setting or a folder in use is said in words, anything else with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = ['SettingError', 'DirectoryInUseError', 'CatalogueError'].includes(error.name) || 'code' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}

try {
  const server = await startServer(settingsFrom(process.env));
  const demo = ` · 演示账号 ${accounts} · 短信验证码见 ${server.url}/sandbox/sms`;
  process.stdout.write(`团保 tuanbao ${server.url}${server.isSandboxed ? demo : ''}\n`);
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      const tooLong = setTimeout(() => process.exit(1), 10_000);
      tooLong.unref();
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`tuanbao: ${explain(error)}\n`);
  process.exit(1);
}
