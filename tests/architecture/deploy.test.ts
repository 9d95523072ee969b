import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { maxBytesOf } from '../../app/server/files/filePurposes.ts';
import { settingsFrom } from '../../app/server/platform/settings/settings.ts';
import { serverArguments, serverEnvironment } from '../../app/start/serverCommand.mjs';

const root = new URL('../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

const settingsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/'([A-Z][A-Z_]{3,})'/g)].map(([, name]) => name ?? ''));

/**
 * Names of the server's settings and of the sandbox's settings. Settings for real outside systems are in another table
 * of the guide.
 */
const known = new Set([
  ...settingsIn(textOf('app/server/platform/settings/settings.ts')),
  ...[...settingsIn(textOf('app/server/wiring/outsideSettings.ts'))].filter((name) => name.startsWith('SANDBOX_')),
]);

const guide = textOf('stories/guide/HowItGrows.mdx');
const documented = new Set(
  [...guide.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/[A-Z_]{4,}/g)].map(([name]) => name),
  ),
);

/** Environment variables that this test ignores: the database of the tests, and Node's own variable for production. */
const elsewhere = ['TEST_DATABASE_URL', 'NODE_ENV'];

describe('settings', () => {
  it('are all in the guide, and the guide contains no others', () => {
    expect([...known].filter((name) => !documented.has(name) && !elsewhere.includes(name))).toEqual([]);
    expect([...documented].filter((name) => !known.has(name) && !elsewhere.includes(name))).toEqual([]);
  });

  it('of the compose file and the image are settings of the server', () => {
    const compose = textOf('app/deploy/compose.yaml').split('services:')[0] ?? '';
    const inCompose = [...compose.matchAll(/^ {4}([A-Z_]{4,}):/gm)].map(([, name]) => name ?? '');
    const inImage = [
      ...(/^ENV (.+)$/m.exec(textOf('app/deploy/Dockerfile'))?.[1] ?? '').matchAll(/([A-Z_]{4,})=/g),
    ].map(([, name]) => name ?? '');

    expect(inCompose).toContain('DATABASE_URL');
    expect(inImage).toContain('DATA_DIR');
    expect([...inCompose, ...inImage].filter((name) => !known.has(name))).toEqual([]);
  });
});

it('the compose file opens no sandbox by default, and its database account is no superuser', () => {
  const compose = textOf('app/deploy/compose.yaml');

  expect(compose).toContain('SANDBOX: ${SANDBOX:-off}');
  expect(compose).not.toContain('POSTGRES_USER: tuanbao');
  expect(compose).toContain('./database/roles.sql:/etc/tuanbao/roles.sql:ro');
  expect(textOf('app/deploy/Dockerfile')).not.toMatch(/SANDBOX/);
});

describe('the image', () => {
  const dockerfile = textOf('app/deploy/Dockerfile');

  it('copies what is there, builds and starts what npm start starts, and runs without rights', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );

    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain('vite build --config app/vite.server.config.ts');
    expect(existsSync(new URL('app/vite.server.config.ts', root))).toBe(true);
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as readonly string[];
    expect(command).toEqual(['node', ...serverArguments.map((argument) => argument.replace(fileURLToPath(root), ''))]);
    const { MALLOC_TRIM_THRESHOLD_: threshold } = serverEnvironment;
    expect(dockerfile).toContain(`ENV MALLOC_TRIM_THRESHOLD_=${threshold}\n`);
  });
});

describe('nginx', () => {
  const configuration = textOf('app/deploy/nginx.conf');

  it('closes every block, keeps metrics private and does not send an accepted request again', () => {
    const bare = configuration.replaceAll(/#.*$/gm, '');
    let depth = 0;
    for (const sign of bare.match(/[{}]/g) ?? []) {
      depth += sign === '{' ? 1 : -1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }

    expect(depth).toBe(0);
    const statements = bare.split('\n').filter((line) => line.trim() !== '' && !/[{};]$/.test(line.trimEnd()));
    expect(statements).toEqual([]);
    expect(bare).toMatch(/location = \/metrics \{\s*return 404;/);
    expect(bare).not.toContain('non_idempotent');
  });

  it('lets the largest upload through, and trusts no host name or address of a client', () => {
    const [store = ''] = /location = \/oss \{[^}]*\}/.exec(configuration) ?? [];

    expect(store).toContain(`client_max_body_size ${maxBytesOf('audit') / 1024 / 1024 + 1}m;`);
    const locations = configuration.match(/location [^{]*\{[^}]*proxy_pass[^}]*\}/g) ?? [];
    expect(locations).toHaveLength(2);
    for (const location of locations) {
      for (const header of ['Host $host', 'X-Forwarded-Host $host', 'X-Forwarded-For $remote_addr']) {
        expect(location).toContain(`proxy_set_header ${header};`);
      }
    }
  });

  it('leads to the instances of the compose file', () => {
    const instances = [...configuration.matchAll(/server (app-\d+):8080/g)].map(([, name]) => name ?? '');

    expect(instances.length).toBeGreaterThan(1);
    for (const name of instances) expect(textOf('app/deploy/compose.yaml')).toContain(`${name}: *app`);
  });
});

it('the sandbox for other apps has settings that the server accepts, on the address of the machine itself', () => {
  const text = textOf('app/deploy/sandbox.yaml');
  const own = [...text.matchAll(/^ {6}([A-Z_]+): '?([^'\n]+)'?$/gm)].map(([, name = '', value = '']) => [name, value]);
  const settings = settingsFrom({ NODE_ENV: 'production', ...Object.fromEntries(own) });

  expect(settings).toMatchObject({ host: '127.0.0.1', isSandboxOn: true });
  expect(text).toContain('network_mode: host');
});
