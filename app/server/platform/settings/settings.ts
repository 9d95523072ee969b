import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { ownValue } from '@tuanbao/library/domain/record/ownValue';

/** Numbers that the footer shows; an empty one is left out. */
export interface LegalNotices {
  /** Of the licence under which the operator sells. */
  readonly licence: string;
  /** Of the site's ICP filing, as it is written: 京ICP备…号. */
  readonly filing: string;
}

/** Everything that a run of the server depends on, read once from the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database, the generated key and the lock. */
  readonly dataDir: string;
  /** PostgreSQL; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Address that users open, without a slash at the end; null: the address that the server listens on. */
  readonly publicUrl: string | null;
  /** Addresses and networks of the proxies before the server, whose forwarded addresses are believed. Read with `publicUrl` alone. */
  readonly trustedProxies: readonly string[];
  /** Hosts on which the partner system is served, without ports. */
  readonly partnerHosts: readonly string[];
  /** Professional prices are shown to every user. */
  readonly isProPriceOn: boolean;
  /** Numbers of the licence and of the site's filing in the footer; empty: the footer shows none. */
  readonly notices: LegalNotices;
  readonly isSandboxOn: boolean;
  readonly sandboxPort: number;
  /** Encryption keys as in the environment; null: generated into `dataDir`. */
  readonly dataKey: string | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Token that opens `/metrics` to other machines; null: to none. */
  readonly metricsToken: string | null;
  /** Room on the disk, in megabytes, below which the embedded database only reads. */
  readonly diskReserveMb: number;
  /** How long callers have to notice that the server is ending. */
  readonly drainMs: number;
  /** How long a worker may hold a job; another takes it over afterwards. */
  readonly jobLeaseSeconds: number;
  /** Seconds from the start to the first upkeep of the day. */
  readonly firstUpkeepSeconds: number;
  /** Calls that one agent may make within a minute, counted by each instance; 0: any number. */
  readonly agentCallsPerMinute: number;
}

/** A setting that is missing or wrong; the message is one line that names it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** A whole number from 0 to a highest one. @throws SettingError */
export function wholeIn(environment: Environment, name: string, fallback: number, max: number): number {
  const text = ownValue(environment, name);
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) throw new SettingError(`${name} must be a whole number from 0 to ${max}`);
  return value;
}

function switchIn(environment: Environment, name: string): boolean | undefined {
  const text = ownValue(environment, name);
  if (text === undefined || text === '') return undefined;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new SettingError(`${name} must be on or off`);
}

function addressIn(environment: Environment, name: string, protocols: readonly string[]): URL | null {
  const text = ownValue(environment, name);
  if (text === undefined || text === '') return null;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !protocols.includes(address.protocol)) {
    throw new SettingError(`${name} must be an address that starts with ${protocols.join('// or ')}//`);
  }
  return address;
}

/** Without https a session is safe on the machine itself only. */
function checkedHost(environment: Environment, publicUrl: URL | null): string {
  const host = environment['HOST'] || '127.0.0.1';
  if (!loopbackHosts.has(host) && publicUrl?.protocol !== 'https:') {
    throw new SettingError(
      `HOST ${host} is reachable from outside: set PUBLIC_URL to the https address that readers open`,
    );
  }
  return host;
}

function sandboxIn(environment: Environment): boolean {
  const chosen = switchIn(environment, 'SANDBOX');
  if (chosen === undefined && environment['NODE_ENV'] === 'production') {
    throw new SettingError('SANDBOX must be set (on or off) when NODE_ENV is production');
  }
  return chosen ?? true;
}

/** Numbers that are no operator's; they are shown in the sandbox alone. */
const sampleNotices: LegalNotices = { licence: '示例 000000000000', filing: '示例ICP备00000000号' };

function noticesIn(environment: Environment, isSandboxOn: boolean): LegalNotices {
  const fallback = isSandboxOn ? sampleNotices : { licence: '', filing: '' };
  return {
    licence: lineIn(environment, 'LICENCE_NUMBER') || fallback.licence,
    filing: lineIn(environment, 'FILING_NUMBER') || fallback.filing,
  };
}

function lineIn(environment: Environment, name: string): string {
  const text = (ownValue(environment, name) ?? '').trim();
  if (text.length > 100 || /\p{Cc}/u.test(text))
    throw new SettingError(`${name} must be a line of at most 100 characters`);
  return text;
}

function hostsIn(environment: Environment, name: string, fallback: string): readonly string[] {
  const hosts = (ownValue(environment, name) || fallback).split(',').map((host) => host.trim().toLowerCase());
  if (hosts.some((host) => !/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(host))) {
    throw new SettingError(`${name} must be host names without ports, joined by commas`);
  }
  return hosts;
}

/** An address, or a network as address and length of its prefix. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || others.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits);
}

/** The proxy of the same machine, unless others are named. A whole private network is never believed unasked. */
function proxiesIn(environment: Environment, name: string): readonly string[] {
  const proxies = (ownValue(environment, name) || '127.0.0.1,::1').split(',').map((proxy) => proxy.trim());
  if (!proxies.every(isNetwork)) {
    throw new SettingError(`${name} must be addresses or networks (10.0.0.5 or 10.0.0.0/24), joined by commas`);
  }
  return proxies;
}

const shortestSecret = 16;

function secretIn(environment: Environment, name: string): string | null {
  const text = ownValue(environment, name);
  if (text === undefined || text === '') return null;
  if (text.length < shortestSecret) throw new SettingError(`${name} must have at least ${shortestSecret} characters`);
  return text;
}

function logLevelIn(environment: Environment): Settings['logLevel'] {
  const text = environment['LOG_LEVEL'] || 'warn';
  const level = logLevels.find((candidate) => candidate === text);
  if (!level) throw new SettingError(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  return level;
}

/** The settings that the environment holds. @throws SettingError */
export function settingsFrom(environment: Environment): Settings {
  const port = wholeIn(environment, 'PORT', 8080, 65_535);
  const databaseUrl = addressIn(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const publicUrl = addressIn(environment, 'PUBLIC_URL', ['http:', 'https:']);
  if (databaseUrl && environment['NODE_ENV'] === 'production' && !environment['DATA_KEY']) {
    throw new SettingError('DATA_KEY must be set with DATABASE_URL: every instance needs the same key');
  }
  const isSandboxOn = sandboxIn(environment);
  return {
    port,
    host: checkedHost(environment, publicUrl),
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    databaseUrl: databaseUrl ? (environment['DATABASE_URL'] ?? null) : null,
    publicUrl: publicUrl ? publicUrl.href.replace(/\/$/, '') : null,
    trustedProxies: proxiesIn(environment, 'TRUSTED_PROXIES'),
    partnerHosts: hostsIn(environment, 'PARTNER_HOSTS', 'partner.localhost'),
    isProPriceOn: switchIn(environment, 'PRO_PRICE') ?? false,
    notices: noticesIn(environment, isSandboxOn),
    isSandboxOn,
    sandboxPort: wholeIn(environment, 'SANDBOX_PORT', port === 0 ? 0 : port + 1, 65_535),
    dataKey: environment['DATA_KEY'] || null,
    logLevel: logLevelIn(environment),
    metricsToken: secretIn(environment, 'METRICS_TOKEN'),
    diskReserveMb: wholeIn(environment, 'DISK_RESERVE_MB', 64, 1_000_000),
    drainMs: wholeIn(environment, 'DRAIN_MS', 500, 2000),
    jobLeaseSeconds: wholeIn(environment, 'JOB_LEASE_SECONDS', 30, 3600),
    firstUpkeepSeconds: wholeIn(environment, 'FIRST_UPKEEP_SECONDS', 900, 86_400),
    agentCallsPerMinute: wholeIn(environment, 'AGENT_CALLS_PER_MINUTE', 1200, 1_000_000),
  };
}
