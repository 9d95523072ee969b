// Runs before and after `npm pack` and `npm publish`. `strip` removes from package.json the parts that only this
// repository needs, such as the export condition for the sources, which aren't published. `restore` restores the
// original file.
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
  // If the last run was interrupted, the saved copy is the complete file.
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
