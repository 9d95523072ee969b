import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { systemClock } from '@tuanbao/library/domain/calendar/clock';
import type { FastifyInstance } from 'fastify';

import { loadCatalogue } from '../catalogue/loadCatalogue.ts';
import { paymentNotification } from '../contract/ownCalls.ts';
import type { PaymentNotice } from './gateways/gateways.ts';
import { tencentRecogniser } from './gateways/recognition/tencentRecogniser.ts';
import { demoAgents, seedDemoAgents } from './operations/demoAgents.ts';
import { migrate } from './platform/database/migrate.ts';
import { loadKeyring } from './platform/encryption/keyFile.ts';
import { drainOf } from './platform/http/drain.ts';
import { releaseLeases } from './platform/jobs/jobs.ts';
import { metricsOf } from './platform/metrics/metrics.ts';
import { type Settings, settingsFrom } from './platform/settings/settings.ts';
import { bucketStore } from './platform/storage/bucketStore.ts';
import { buildCashier } from './sandbox/buildCashier.ts';
import type { Sandbox } from './sandbox/routes.ts';
import { addressOn } from './services/addressOn.ts';
import { lanes } from './services/lanes.ts';
import type { Services } from './services/services.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './tables/openDatabase.ts';
import { liveServices, type Parts, sandboxedServices } from './wiring/assemble.ts';
import { type BackgroundWork, startBackgroundWork } from './wiring/backgroundWork.ts';
import { buildApp } from './wiring/buildApp.ts';
import { bucketFrom, insurerDelayFrom, mailFrom, outsideFrom, recognitionFrom } from './wiring/outsideSettings.ts';

interface RunningServer {
  readonly url: string;
  readonly isSandboxed: boolean;
  /**
   * Those of the settings `LICENCE_NUMBER` and `FILING_NUMBER` whose numbers the footer can't show, because neither the
   * settings nor an operator has provided them.
   */
  readonly missingNumbers: readonly string[];
  stop(): Promise<void>;
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/**
 * Sends a notification about a payment to the app, in the same way as a payment gateway: as a form over the network.
 */
async function deliverTo(origin: string, notice: PaymentNotice): Promise<string> {
  const answer = await fetch(origin + paymentNotification.path, {
    method: 'POST',
    body: new URLSearchParams({ ...notice }),
  });
  return answer.text();
}

/** The services of a server. For a server with a sandbox, also the sandbox and its cashier. */
interface Assembled {
  readonly services: Services;
  readonly sandbox: Sandbox | null;
  /** The sandbox's cashier. It is null when payments go through a real gateway. */
  readonly cashier: FastifyInstance | null;
}

/** Creates services with the sandbox's gateways, and adds demo users to the database. */
async function withSandbox(settings: Settings, parts: Parts, places: Places): Promise<Assembled> {
  await seedDemoAgents(parts.database, parts.keyring);
  const { services, sandbox, payment } = await sandboxedServices({
    ...parts,
    insurerDelayMs: insurerDelayFrom(process.env),
    mail: mailFrom(process.env),
    cashierOrigin: () => places.cashierOrigin,
  });
  const cashier = await buildCashier({
    database: parts.database,
    clock: services.clock,
    gateway: payment,
    deliver: (notice) => deliverTo(places.origin, notice),
    addressOn: (host) => addressOn(services, host),
  });
  return { services, sandbox, cashier };
}

/** Addresses of the server and of the sandbox's cashier. Each address is empty until its app has started to listen. */
interface Places {
  origin: string;
  cashierOrigin: string;
}

/**
 * Opens the PostgreSQL database in the settings or, if they contain none, the embedded database. Applies the missing
 * migrations.
 */
async function openMigrated({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  const open = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  await migrate(open.database);
  return open;
}

/** Starts to listen for requests. The sandbox's cashier starts first, because the app links to it. */
async function listen(
  { host, port, sandboxPort }: Settings,
  places: Places,
  { app, cashier }: { readonly app: FastifyInstance; readonly cashier: FastifyInstance | null },
): Promise<void> {
  if (cashier) {
    await cashier.listen({ host, port: sandboxPort });
    places.cashierOrigin = `http://${hostInUrl(host)}:${portOf(cashier)}`;
  }
  await app.listen({ host, port });
  places.origin = `http://${hostInUrl(host)}:${portOf(app)}`;
}

async function startServer(settings: Settings): Promise<RunningServer> {
  const outside = settings.isSandboxOn ? null : outsideFrom(process.env);
  const bucket = bucketFrom(process.env);
  const recognition = recognitionFrom(process.env);
  const catalogue = loadCatalogue();
  const keyring = loadKeyring(settings.dataKey, settings.dataDir);
  const open = await openMigrated(settings);

  const places: Places = { origin: '', cashierOrigin: '' };
  let work: BackgroundWork | null = null;
  const publicUrl = () => settings.publicUrl ?? places.origin;
  const parts: Parts = {
    database: open.database,
    keyring,
    catalogue,
    filesFolder: join(settings.dataDir, 'files'),
    bucket: bucket && bucketStore(bucket),
    recogniser: recognition && tencentRecogniser(recognition, systemClock),
    partnerHosts: settings.partnerHosts,
    isProPriceOn: settings.isProPriceOn,
    footer: settings.notices,
    publicUrl,
    wakeWorker: () => work?.wake(),
  };
  const { services, sandbox, cashier }: Assembled = outside
    ? { services: liveServices(parts, outside), sandbox: null, cashier: null }
    : await withSandbox(settings, parts, places);
  const meters = metricsOf(open.database, open.connections, Object.keys(lanes));
  const app = await buildApp({ settings, services, sandbox, metrics: { meters, token: settings.metricsToken } });
  const drain = drainOf(app, settings.drainMs);

  if (open.kind === 'embedded') await releaseLeases(open.database);
  await services.site.refresh();
  await services.offer.refresh();
  await listen(settings, places, { app, cashier });
  work = startBackgroundWork({ settings, open, services, app, meters });

  return {
    url: publicUrl(),
    isSandboxed: sandbox !== null,
    missingNumbers: missingNumbers(services.site.current().footer),
    async stop() {
      await drain.begin();
      await Promise.all([app.close(), cashier?.close()]);
      await work?.stop();
      await open.close();
    },
  };
}

const missingNumbers = ({ licence, filing }: Settings['notices']): readonly string[] => [
  ...(licence === '' ? ['LICENCE_NUMBER'] : []),
  ...(filing === '' ? ['FILING_NUMBER'] : []),
];

const accounts = demoAgents.map(({ mobile, name }) => `${mobile} ${name}`).join(' / ');

/**
 * The text that is shown when the server can't start. An expected error (a missing setting, a folder in use) is shown
 * in one line. Any other error is shown with its stack.
 */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = ['SettingError', 'DirectoryInUseError', 'CatalogueError'].includes(error.name) || 'code' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}

try {
  const settings = settingsFrom(process.env);
  const server = await startServer(settings);
  const missing = server.missingNumbers.join(' and ');
  if (missing !== '') process.stderr.write(`tuanbao: the footer lacks ${missing}\n`);
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
