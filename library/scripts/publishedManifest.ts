// Before `npm pack` and `npm publish`: `strip` leaves out of package.json what only this repository needs, among it the
// condition that leads to the sources, which aren't published. `restore` puts the file back afterwards.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const sourceCondition = 'tuanbao-source';
const manifest = 'package.json';
const kept = '.package.json.kept';

type Exports = Readonly<Record<string, string | null | Readonly<Record<string, string>>>>;

const withoutSources = (exports: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exports).map(([subpath, target]) => [
      subpath,
      typeof target === 'string' || target === null
        ? target
        : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== sourceCondition)),
    ]),
  );

const verb = process.argv[2];
if (verb === 'strip') {
  // left behind by a run that was ended half-way: what is kept is the whole one
  if (existsSync(kept)) renameSync(kept, manifest);
  copyFileSync(manifest, kept);
  const {
    scripts: _scripts,
    devDependencies: _dev,
    ...published
  } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly scripts?: unknown;
    readonly devDependencies?: unknown;
    readonly exports: Exports;
  };
  const text = JSON.stringify({ ...published, exports: withoutSources(published.exports) }, null, 2);
  writeFileSync(manifest, `${text}\n`);
} else if (verb === 'restore') renameSync(kept, manifest);
else throw new Error(`publishedManifest: strip or restore, not ${verb}`);
