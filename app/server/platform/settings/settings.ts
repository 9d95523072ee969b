import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { ownValue } from '@tuanbao/library/domain/record/ownValue';

/** Official numbers that the footer shows. If a number is empty, the footer doesn't show it. */
export interface LegalNotices {
  /** Number of the licence under which the operator of the site sells. */
  readonly licence: string;
  /** Number of the site's ICP filing in its full form, such as 京ICP备…号. */
  readonly filing: string;
}

/** The settings of a server. They are read from the environment once, when the server starts. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder with the embedded database, the files of the embedded object store, and the generated encryption keys. */
  readonly dataDir: string;
  /** Address of the PostgreSQL database; null when the embedded database is used. */
  readonly databaseUrl: string | null;
  /**
   * Address at which users open the app, without a slash at the end. If it is null, users open the address on which the
   * server listens.
   */
  readonly publicUrl: string | null;
  /**
   * Proxies in front of the server, each as an IP address or a network such as `10.0.0.0/24`. The server trusts the
   * client addresses that they forward. Used only if `publicUrl` is set.
   */
  readonly trustedProxies: readonly string[];
  /** Host names, without ports, on which partner systems are served. */
  readonly partnerHosts: readonly string[];
  /** True when professional prices are shown to all users. */
  readonly isProPriceOn: boolean;
  /**
   * Official numbers that the footer shows: the licence and the site's filing. If a number is empty, the footer doesn't
   * show it.
   */
  readonly notices: LegalNotices;
  readonly isSandboxOn: boolean;
  readonly sandboxPort: number;
  /** Encryption keys from the environment. If this setting is null, keys are generated and stored in `dataDir`. */
  readonly dataKey: string | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Token with which other machines can read `/metrics`. If it is null, only this machine can read `/metrics`. */
  readonly metricsToken: string | null;
  /** Minimum of free disk space in megabytes. If less is free, the embedded database becomes read-only. */
  readonly diskReserveMb: number;
  /**
   * A stopping server waits twice until its connections are closed, each time at most this many milliseconds. In the
   * first wait, load balancers notice that the server stops. In the second wait, clients close their idle connections.
   */
  readonly drainMs: number;
  /**
   * Lifetime of a job's lease in seconds. If the worker doesn't renew the lease in this time, another worker can take
   * the job.
   */
  readonly jobLeaseSeconds: number;
  /** Seconds between the start of the server and the first upkeep. */
  readonly firstUpkeepSeconds: number;
  /**
   * Greatest number of calls that one agent may send in a minute; 0 means no limit. Each instance of the server counts
   * separately.
   */
  readonly agentCallsPerMinute: number;
}

/** Thrown when a setting is missing or wrong. The message is one line that names the setting. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Parses a setting as a whole number from 0 to `max`. If the setting is missing or empty, returns `fallback`.
 * @throws SettingError when the setting isn't such a number
 */
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

/**
 * Returns the host on which the server listens: the setting `HOST`, or 127.0.0.1 if it is missing or empty. Without
 * https, sessions are safe only if the host is a loopback address.
 * @throws SettingError when the host isn't a loopback address and the public address doesn't use https
 */
function checkedHost(environment: Environment, publicUrl: URL | null): string {
  const host = environment['HOST'] || '127.0.0.1';
  if (!loopbackHosts.has(host) && publicUrl?.protocol !== 'https:') {
    throw new SettingError(
      `HOST ${host} is reachable from outside: set PUBLIC_URL to the https address that users open`,
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

/** Sample numbers for the footer. They belong to no operator and are shown only in the sandbox. */
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

/** True when the text is an IP address, or a network such as `10.0.0.0/24`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || others.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits);
}

/**
 * The trusted proxies. If the setting is empty, only a proxy on this machine is trusted. A private network is trusted
 * only if the setting names it.
 * @throws SettingError when an entry is neither an address nor a network
 */
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

/** Reads the settings from the environment. @throws SettingError when a setting is missing or wrong */
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
