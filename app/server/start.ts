import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { loadCatalogue } from '../catalogue/loadCatalogue.ts';
import { paymentNotification } from '../contract/ownCalls.ts';
import { sandboxedServices } from './assemble.ts';
import { buildApp } from './buildApp.ts';
import { openEmbedded, openPostgres } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { demoAgents, seedDemoAgents } from './database/seed.ts';
import { startUpkeep, upkeep } from './database/upkeep.ts';
import { drainOf } from './drain.ts';
import { loadKeyring } from './encryption/keyFile.ts';
import { loggableError } from './errorAnswers.ts';
import type { PaymentNotice } from './gateways/gateways.ts';
import { jobHandlersOf } from './jobs/handlers.ts';
import { releaseLeases } from './jobs/jobs.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { metricsOf } from './metrics/metrics.ts';
import { bucketFrom, mailFrom } from './outsideSettings.ts';
import { buildCashier } from './sandbox/buildCashier.ts';
import { type Settings, settingsFrom } from './settings.ts';

/** A started server. */
interface RunningServer {
  readonly url: string;
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

async function startServer(settings: Settings): Promise<RunningServer> {
  const catalogue = loadCatalogue();
  const keyring = loadKeyring(settings.dataKey, settings.dataDir);
  const { database, kind, connections, close } = settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : await openEmbedded(settings.dataDir);
  await migrate(database);
  await seedDemoAgents(database, keyring);

  const host = hostInUrl(settings.host);
  let origin = '';
  let cashierOrigin = '';
  let worker: Worker | null = null;
  const publicUrl = () => settings.publicUrl ?? origin;
  const { services, sandbox, payment } = await sandboxedServices({
    database,
    keyring,
    catalogue,
    insurerDelayMs: settings.sandboxInsurerDelayMs,
    filesFolder: join(settings.dataDir, 'files'),
    bucket: bucketFrom(process.env),
    mail: mailFrom(process.env),
    partnerHosts: settings.partnerHosts,
    isProPriceOn: settings.isProPriceOn,
    cashierOrigin: () => cashierOrigin,
    publicUrl,
    wakeWorker: () => worker?.wake(),
  });
  const figures = metricsOf(database, connections);
  const app = await buildApp({ settings, services, sandbox, metrics: { figures, token: settings.metricsToken } });
  const drain = drainOf(app, settings.drainMs);
  const cashier = await buildCashier({
    database,
    clock: services.clock,
    gateway: payment,
    deliver: (notice) => deliverTo(origin, notice),
    publicUrl,
  });

  if (kind === 'embedded') await releaseLeases(database);
  await cashier.listen({ host: settings.host, port: settings.sandboxPort });
  cashierOrigin = `http://${host}:${portOf(cashier)}`;
  await app.listen({ host: settings.host, port: settings.port });
  origin = `http://${host}:${portOf(app)}`;
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

  return {
    url: publicUrl(),
    async stop() {
      stopUpkeep();
      await drain.begin();
      await Promise.all([app.close(), cashier.close()]);
      await worker?.stop();
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
  process.stdout.write(`团保 tuanbao ${server.url} · 演示账号 ${accounts} · 短信验证码见 ${server.url}/sandbox/sms\n`);
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
