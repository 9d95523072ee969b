import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { SettingError, settingsFrom } from '../../app/server/platform/settings/settings.ts';
import { prepareServer } from '../../app/start/prepare.mjs';
import { serverArguments, sourceArguments } from '../../app/start/serverCommand.mjs';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-start-'));
  folders.push(folder);
  return folder;
};

interface Run {
  readonly server: ChildProcess;
  readonly output: { out: string; err: string };
  readonly code: Promise<number | null>;
  /**
   * Resolves with the first line of the process's output. If the process ends before it prints a line, resolves too.
   */
  readonly ready: Promise<string>;
}

function run(environment: Readonly<Record<string, string>>, command: readonly string[] = sourceArguments): Run {
  const server = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  server.stdout.on('data', (data: Buffer) => (output.out += data.toString()));
  server.stderr.on('data', (data: Buffer) => (output.err += data.toString()));
  const code = new Promise<number | null>((resolve) => server.once('close', resolve));
  const ready = new Promise<string>((resolve) => {
    server.stdout.once('data', () => resolve(output.out));
    server.once('close', () => resolve(output.out));
  });
  return { server, output, code, ready };
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('starting the server', () => {
  test('prints one line with address, accounts and inbox; a second process can not use the folder; SIGTERM ends it with 0', async () => {
    const DATA_DIR = newFolder();
    const first = run({ DATA_DIR });
    const line = await first.ready;
    const second = run({ DATA_DIR });

    expect(line).toMatch(/^团保 tuanbao http:\/\/127\.0\.0\.1:\d+ .*13800138000.*13900139000.*\/sandbox\/sms\n$/);
    expect(await second.code).toBe(1);
    expect(second.output.err).toMatch(/^tuanbao: .*in use by process \d+\n$/);
    expect(second.output.out).toBe('');

    const [url = ''] = /http:\/\/\S+/.exec(line) ?? [];
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
    expect(statSync(join(DATA_DIR, 'data.key')).mode & 0o777).toBe(0o600);

    const before = Date.now();
    first.server.kill('SIGTERM');
    expect(await first.code).toBe(0);
    expect(Date.now() - before).toBeLessThan(10_000);
    expect(first.output).toEqual({ out: line, err: '' });
  });

  test('a bad setting ends the start with one line that names it', async () => {
    const { code, output } = run({ PORT: 'many', DATA_DIR: newFolder() });

    expect(await code).toBe(1);
    expect(output).toEqual({ out: '', err: 'tuanbao: PORT must be a whole number from 0 to 65535\n' });
  });
});

describe('the built server', () => {
  test('starts like its source files, and finds the files beside them', async () => {
    await prepareServer();
    const { server, output, code, ready } = run({ DATA_DIR: newFolder() }, serverArguments);
    const [url = ''] = /http:\/\/\S+/.exec(await ready) ?? [];

    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
    server.kill('SIGTERM');
    expect(await code).toBe(0);
    expect(output.err).toBe('');

    const built = join(root, 'app/server/dist');
    const files = readdirSync(built).map((name) => readFileSync(join(built, name), 'utf8'));
    const beside = files.flatMap((file) => [
      ...file.matchAll(/"(\.\.[^"]*)", import\.meta\.url|dirname \+ "([^"]+)"/g),
    ]);
    const missing = beside
      .map(([, source, folder]) => source ?? folder ?? '')
      .filter((path) => !existsSync(join(built, path)));
    expect(beside.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });
});

describe('settings', () => {
  test('have defaults that need no other settings', () => {
    expect(settingsFrom({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      sandboxPort: 8081,
      databaseUrl: null,
      publicUrl: null,
      isSandboxOn: true,
      partnerHosts: ['partner.localhost'],
      isProPriceOn: false,
    });
  });

  test('name licence and filing; without them only the sandbox shows samples', () => {
    const named = { LICENCE_NUMBER: '260000000000', FILING_NUMBER: ' 京ICP备2026000000号 ' };
    const notices = { licence: '260000000000', filing: '京ICP备2026000000号' };

    expect(settingsFrom({ ...named, SANDBOX: 'off' }).notices).toEqual(notices);
    expect(settingsFrom({ ...named, SANDBOX: 'on' }).notices).toEqual(notices);
    expect(settingsFrom({ SANDBOX: 'off' }).notices).toEqual({ licence: '', filing: '' });
    expect(settingsFrom({ SANDBOX: 'on' }).notices.licence).toBe('示例 000000000000');
  });

  test('name the hosts of partner systems', () => {
    expect(settingsFrom({ PARTNER_HOSTS: 'A.example, b.example', PRO_PRICE: 'on' })).toMatchObject({
      partnerHosts: ['a.example', 'b.example'],
      isProPriceOn: true,
    });
  });

  test.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL'],
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://tuanbao.example' }, 'https'],
    [{ SANDBOX: 'maybe' }, 'SANDBOX'],
    [{ NODE_ENV: 'production' }, 'SANDBOX'],
    [{ NODE_ENV: 'production', SANDBOX: 'on', DATABASE_URL: 'postgres://x/y' }, 'DATA_KEY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PARTNER_HOSTS: 'partner.example:8080' }, 'PARTNER_HOSTS'],
    [{ PARTNER_HOSTS: 'a.example,,b.example' }, 'PARTNER_HOSTS'],
    [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ PRO_PRICE: 'yes' }, 'PRO_PRICE'],
    [{ LICENCE_NUMBER: 'x'.repeat(101) }, 'LICENCE_NUMBER'],
  ])('%o is refused, naming %s', (environment, name) => {
    expect(() => settingsFrom(environment)).toThrow(SettingError);
    expect(() => settingsFrom(environment)).toThrow(name);
  });

  test('the proxy of the same machine is trusted, and those that are named', () => {
    expect(settingsFrom({}).trustedProxies).toEqual(['127.0.0.1', '::1']);
    expect(settingsFrom({ TRUSTED_PROXIES: '10.0.0.5, fd00::/8' }).trustedProxies).toEqual(['10.0.0.5', 'fd00::/8']);
  });

  test('an https address allows outside access', () => {
    expect(settingsFrom({ HOST: '0.0.0.0', PUBLIC_URL: 'https://tuanbao.example/' })).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://tuanbao.example',
    });
  });
});
