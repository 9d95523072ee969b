import { randomUUID } from 'node:crypto';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

import { deskCallsWithSchemas } from '../../contract/desk/schemas.ts';
import { schemasOf as agentSchemasOf } from '../../contract/schemas.ts';
import { callBudget } from '../calls/callBudget.ts';
import { callRoutes } from '../calls/callRoutes.ts';
import { listed, openApiRoute } from '../calls/openApi.ts';
import { premiumRoutes } from '../catalogue/premiumRoutes.ts';
import { productRoutes } from '../catalogue/productRoutes.ts';
import { referenceDataRoutes } from '../catalogue/referenceDataRoutes.ts';
import { checkRoutes } from '../checks/routes.ts';
import { customOrderRoutes } from '../customOrders/routes.ts';
import { decisionRoutes } from '../decisions/routes.ts';
import { policyCheckPage } from '../documents/checkPage.ts';
import { productDocumentPages } from '../documents/productDocuments.ts';
import { documentRoutes } from '../documents/routes.ts';
import { draftRoutes } from '../drafts/routes.ts';
import { endorsementRoutes } from '../endorsements/routes.ts';
import { diskStoreRoutes } from '../files/postObject.ts';
import { fileRoutes } from '../files/routes.ts';
import { pastOrderRoutes } from '../history/routes.ts';
import { homeRoutes } from '../home/routes.ts';
import { invoiceRoutes } from '../invoices/routes.ts';
import { licenceRoutes } from '../licences/routes.ts';
import { materialRoutes } from '../materials/routes.ts';
import { offlineOrderRoutes } from '../offlineOrders/routes.ts';
import { deskOpenApiRoute } from '../operators/deskOpenApi.ts';
import { orderRoutes } from '../orders/routes.ts';
import { serveClient, type ServedClient } from '../pages/serveClient.ts';
import { serveDesk } from '../pages/serveDesk.ts';
import { gatewayNoticeRoute } from '../payments/gatewayNotices.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { ping } from '../platform/database/ping.ts';
import { sendSecurityHeaders } from '../platform/http/contentSecurityPolicy.ts';
import { refuseOtherNames, refuseOtherSites, refuseSeveralHosts } from '../platform/http/crossSite.ts';
import { answerError, answerErrors } from '../platform/http/errorAnswers.ts';
import { rateLimitStoreOf } from '../platform/http/rateLimitStore.ts';
import { connectionTimes, cutSlowRequests } from '../platform/http/slowRequests.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { metricsRoutes } from '../platform/metrics/routes.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { policyRoutes } from '../policies/routes.ts';
import { qualificationRoutes } from '../qualifications/routes.ts';
import { quotationRoutes } from '../quotations/routes.ts';
import { backOfficeDesk } from '../sandbox/backOfficeDesk.ts';
import { endorsementDesk } from '../sandbox/endorsementDesk.ts';
import { insurerDesk } from '../sandbox/insurerDesk.ts';
import { invoiceDesk } from '../sandbox/invoiceDesk.ts';
import { mailboxRoutes } from '../sandbox/mailbox.ts';
import { operatorDesk } from '../sandbox/operatorDesk.ts';
import { type Sandbox, sandboxRoutes } from '../sandbox/routes.ts';
import { surrenderDesk } from '../sandbox/surrenderDesk.ts';
import { transferDeskRoutes } from '../sandbox/transferDesk.ts';
import { addressOn } from '../services/addressOn.ts';
import type { Services } from '../services/services.ts';
import { identifyByCookie, sessionRoutes } from '../sessions/routes.ts';
import { logoPages } from '../site/logoPages.ts';
import { siteRoutes } from '../site/routes.ts';
import { timeRoutes } from '../time/routes.ts';
import { usageRoutes } from '../usage/routes.ts';
import { userRoutes } from '../users/routes.ts';
import { operatorRoutes } from './operatorRoutes.ts';

/** Settings, services and optional parts of the server that `buildApp` builds. */
export interface AppOptions {
  readonly settings: Pick<Settings, 'publicUrl' | 'logLevel'> &
    Partial<Pick<Settings, 'trustedProxies' | 'agentCallsPerMinute'>>;
  readonly services: Services;
  /** The sandbox whose pages the server serves. It is null when the server has no sandbox. */
  readonly sandbox: Sandbox | null;
  /**
   * Metrics of the server, and the token with which other machines can read `/metrics`. @default the server has no
   * metrics
   */
  readonly metrics?: { readonly meters: Metrics; readonly token: string | null };
  /** The built client that the server serves. @default the client of this app */
  readonly client?: ServedClient | undefined;
  /** Receives the lines of the log. @default the standard error stream */
  readonly logStream?: { write(line: string): void };
}

const defaultBodyLimit = 2 * 1024 * 1024;

function loggerOf({ settings, logStream }: AppOptions): NonNullable<FastifyServerOptions['logger']> {
  return { level: settings.logLevel, base: null, stream: logStream ?? process.stderr };
}

/**
 * Logs one line for each request, with its call, outcome and duration. Addresses and contents aren't logged. The
 * response contains the id of the request, so that a user's report can be matched with the log.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url: route = 'none' } = request.routeOptions;
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
}

function healthRoutes(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await ping(database);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database away' });
    }
  });
}

/** Creates an app with its limits, log and trusted proxies, but without routes. */
function emptyApp(options: AppOptions): FastifyInstance {
  const { settings } = options;
  return Fastify({
    bodyLimit: defaultBodyLimit,
    ...connectionTimes,
    genReqId: () => randomUUID(),
    return503OnClosing: false, // requests on open connections still get a normal response while the server stops
    logController: new LogController({ disableRequestLogging: true }),
    // A user's address is read from a forwarding header only if a trusted proxy of the settings has sent the header.
    trustProxy: settings.publicUrl === null ? false : [...(settings.trustedProxies ?? [])],
    routerOptions: { maxParamLength: 80 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    logger: loggerOf(options),
  });
}

/**
 * Registers security headers, cookies, forms, uploads, compression and rate limits. Also registers the checks that
 * every request must pass before it reaches its route.
 */
async function registerPlugins(app: FastifyInstance, { services, settings }: AppOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    frameguard: { action: 'deny' },
  });
  sendSecurityHeaders(app);
  refuseSeveralHosts(app);
  refuseOtherNames(app, settings.publicUrl, services.partnerHosts);
  refuseOtherSites(app, settings.publicUrl === null ? null : (name) => new URL(addressOn(services, name)).origin);
  await app.register(compress, { threshold: 2048 });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart);
  await app.register(rateLimit, { global: false, store: rateLimitStoreOf(services) });
}

const schemasOf: typeof agentSchemasOf = (call) => deskCallsWithSchemas.get(call) ?? agentSchemasOf(call);

/** Registers all calls of the contract, and the OpenAPI documents of the calls of agents and of the desk. */
function contractRoutes(app: FastifyInstance, { services, settings, metrics }: AppOptions): void {
  const budget = callBudget(settings.agentCallsPerMinute ?? 0);
  const { incomingFolder } = services;
  const routes = callRoutes(app, identifyByCookie(services), {
    schemasOf,
    incomingFolder,
    budget,
    factsOf: async () => ({
      productOf: (productId) => services.catalogue.productOf(productId) ?? null,
      regions: await loadRegions(),
    }),
    noteUnknownFields: (request) => metrics?.meters.noteUnknownFields(request),
  });
  const calls = listed(routes);
  sessionRoutes(calls, services);
  productRoutes(calls, services);
  premiumRoutes(calls, services);
  draftRoutes(calls, services);
  orderRoutes(calls, services);
  paymentRoutes(calls, services);
  policyRoutes(calls, services);
  fileRoutes(calls, services);
  licenceRoutes(calls, services);
  materialRoutes(calls, services);
  documentRoutes(calls, services);
  pastOrderRoutes(calls, services);
  offlineOrderRoutes(calls, services);
  userRoutes(calls, services);
  qualificationRoutes(calls, services);
  homeRoutes(calls, services);
  siteRoutes(calls, services);
  referenceDataRoutes(calls, services);
  checkRoutes(calls, services);
  customOrderRoutes(calls, services);
  quotationRoutes(calls, services);
  endorsementRoutes(calls, services);
  invoiceRoutes(calls, services);
  timeRoutes(calls, services);
  usageRoutes(calls, metrics?.meters);
  const deskCalls = listed(routes);
  operatorRoutes(deskCalls, services);
  deskOpenApiRoute(app, deskCalls, services, schemasOf);
  openApiRoute(app, calls, schemasOf);
}

function sandboxPages(app: FastifyInstance, services: Services, sandbox: Sandbox): void {
  sandboxRoutes(app, sandbox);
  insurerDesk(app, services, sandbox.insurer);
  backOfficeDesk(app, services);
  endorsementDesk(app, services);
  surrenderDesk(app, services);
  invoiceDesk(app, services);
  transferDeskRoutes(app, services);
  mailboxRoutes(app, services);
  operatorDesk(app, services);
}

/** Builds the whole server from its parts. It doesn't listen for requests yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, sandbox, metrics, client } = options;
  const app = emptyApp(options);
  app.removeContentTypeParser('text/plain'); // Refused, because other sites' forms can send it without a preflight.
  answerErrors(app);
  logRequests(app);
  cutSlowRequests(app);
  await registerPlugins(app, options);
  contractRoutes(app, options);
  healthRoutes(app, services);
  if (metrics) metricsRoutes(app, metrics.meters, metrics.token);
  if (services.embeddedStore) diskStoreRoutes(app, services, services.embeddedStore, identifyByCookie(services));
  gatewayNoticeRoute(app, services);
  decisionRoutes(app, services);
  policyCheckPage(app, services);
  productDocumentPages(app, services);
  logoPages(app, services);
  if (sandbox) sandboxPages(app, services, sandbox);
  await serveDesk(app, { storeOrigins: services.objects.origins, partnerHosts: services.partnerHosts });
  await serveClient(app, {
    client,
    storeOrigins: services.objects.origins,
    partnerHosts: services.partnerHosts,
    footer: () => services.site.current().footer,
    brandOf: (host) => services.site.brandOf(host),
  });
  return app;
}
