import { existsSync, globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { recordedBesideAntd } from './besideAntd.mjs';
import { hostVisits } from './hostVisits.mjs';

const root = new URL('../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string): Manifest => JSON.parse(textOf(`${folder}/package.json`));
const installed = manifestOf('tests/package/hosts').dependencies;

describe.each(Object.keys(hostVisits))('the host %s', (name) => {
  const { dependencies, devDependencies } = manifestOf(`stories/guide/embed/${name}`);

  it('is built by the package check with the versions that it names itself', () => {
    const foreign = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !version.startsWith('file:'),
    );
    expect(Object.fromEntries(foreign)).toEqual(Object.fromEntries(foreign.map(([each]) => [each, installed[each]])));
  });
});

describe('the packages of the hosts', () => {
  it('have exact versions, and a lockfile that works with any registry', () => {
    expect(Object.values(installed).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(textOf('tests/package/hosts/package-lock.json')).not.toContain('"resolved"');
  });
});

it('the manual names every example app', () => {
  const manual = textOf('stories/guide/embed/README.md');
  const apps = globSync('stories/guide/embed/*/package.json', { cwd: root }).map(
    (path) => path.split('/').at(-2) ?? '',
  );
  expect(apps.length).toBeGreaterThan(9);
  expect(apps.filter((app) => !manual.includes(`](${app})`))).toEqual([]);
  expect(apps.filter((app) => !existsSync(new URL(`stories/guide/embed/${app}/README.md`, root)))).toEqual([]);
});

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

it.each(['stories/guide/embed/README.md', 'stories/guide/embed/README.zh.md'])(
  '%s has the recorded sizes beside antd',
  (path) => {
    const manual = textOf(path).replaceAll(/ +/g, ' ');
    const rows = recordedBesideAntd();
    expect(rows.length).toBeGreaterThan(10);
    for (const { code, sheets, theirs } of rows) {
      const sizes = [code, sheets, theirs].map(kB).join(' | ');
      expect(manual).toContain(`| ${sizes} | ${((code + sheets) / theirs).toFixed(2)}× |`);
    }
  },
);
