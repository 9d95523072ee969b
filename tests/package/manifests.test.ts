import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { packageFolders } from './packages.mjs';

const root = new URL('../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly bugs?: string;
  readonly repository?: { readonly url: string; readonly directory?: string };
  readonly engines?: { readonly node?: string };
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}
const manifestOf = (folder: string): Manifest => JSON.parse(textOf(`${folder}package.json`));
const ours = manifestOf('');

describe.each(Object.values(packageFolders))('the package in %s', (folder) => {
  const manifest = manifestOf(`${folder}/`);

  it('says what it is, where it is from and what it runs on', () => {
    expect(manifest).toMatchObject({
      license: 'MIT',
      description: expect.stringMatching(/.{20}/),
      repository: { url: ours.repository?.url, directory: folder },
      bugs: ours.bugs,
      engines: { node: '>=20.19' },
    });
    expect(manifest.homepage).toBe(ours.homepage?.replace('#readme', `/tree/main/${folder}#readme`));
  });

  it('brings its licence, its changes and a README that begins with its name and an installation or a use', () => {
    expect(existsSync(new URL(`${folder}/LICENSE`, root))).toBe(true);
    expect(manifest.files).toContain('CHANGELOG.md');
    const readme = textOf(`${folder}/README.md`);
    expect(readme.split('\n')[0]).toBe(`# ${manifest.name}`);
    expect(readme.indexOf('```')).toBeLessThan(400);
  });

  it('has ranges for the packages of others, so that an app with a newer patch gets no second copy', () => {
    const foreign = Object.entries(manifest.dependencies ?? {}).filter(([name]) => !name.startsWith('@tuanbao/'));
    expect(foreign.filter(([, range]) => !range.startsWith('^'))).toEqual([]);
  });

  it('has the version of the others', () => {
    const sisters = Object.entries(manifest.dependencies ?? {}).filter(([name]) => name.startsWith('@tuanbao/'));
    expect(sisters.map(([, version]) => version)).toEqual(sisters.map(() => manifest.version));
  });
});

describe('the library', () => {
  const { files, peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf('library/');

  it('brings the notices of what it bundles, an index for language models and the schema of a product', () => {
    expect(files).toEqual(expect.arrayContaining(['NOTICE', 'llms.txt', 'product.schema.json']));
  });

  it('asks for React alone', () => {
    expect(Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)).toEqual([
      'react',
      'react-dom',
    ]);
  });

  it('shows its first widget with the provider in at most ten lines, and says what a version may change', () => {
    const readme = textOf('library/README.md');
    const lines = (/```tsx\n([^]*?)```/.exec(readme)?.[1] ?? '').split('\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.join('\n')).toContain('<TuanbaoProvider locale="zh-CN">');
    expect(readme).toContain('dist/llms-full.txt');
    expect(readme.split('\n').length).toBeLessThanOrEqual(91);
    expect(readme).toContain('semver');
    expect(readme).toContain('@deprecated');
  });
});
