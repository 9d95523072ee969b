// Measures the download size of a page that uses one entry of the library. Code that is loaded only after a user action
// isn't counted. React and React DOM aren't counted either.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import presetSmallLib from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

import { undeclaredWidgets } from './compositions.mjs';

/**
 * Maximum sizes in gzip bytes that the users of the packages are promised. Code that an entry loads later, such as
 * regions or a worker, isn't counted.
 */
const promised = {
  'components/Button': 15_000,
  'widgets/PersonTable': 30_000,
  'widgets/RegionCascader': 20_000,
};

/**
 * File with the recorded sizes of the entries. A size may grow by 2 %; a person must check a larger growth. A growth of
 * 100 bytes is always allowed, because a new version of the compressor can cause it.
 */
const recordFile = new URL('weights.json', import.meta.url);
const growthOf = (bytes) => Math.max(Math.ceil(bytes * 0.02), 100);

/**
 * Measures the entries of the built library. Also lists widgets that an entry contains but `compositions` doesn't name.
 * If `shouldRecord` is true, the measured sizes are saved for later comparisons.
 * @returns {Promise<readonly { entry: string, bytes: number, limit: number, undeclared: readonly string[] }[]>}
 */
export async function weigh(dist, files, shouldRecord) {
  const modules = new Map();
  const checks = files.map((file) => ({
    files: [`${dist}/${file}`],
    // Only the chunks that the entry loads at once are counted.
    entry: [basename(file, '.js')],
    gzip: true,
    ignore: ['react', 'react-dom', 'formik'],
    modifyRolldownConfig: (config) => ({
      ...config,
      plugins: [
        {
          name: 'tuanbao:modules-of-an-entry',
          generateBundle(_options, bundle) {
            modules.set(
              file,
              Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {})),
            );
          },
        },
      ],
    }),
  }));
  const sizes = await sizeLimit([presetSmallLib], { checks });
  const recorded = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};

  const weights = files.map((file, at) => {
    const entry = file.replace(/(\/index)?\.js$/, '');
    const { size: bytes } = sizes[at];
    const known = shouldRecord ? bytes : (recorded[entry] ?? 0);
    return {
      entry,
      bytes,
      limit: promised[entry] ?? known + growthOf(known),
      undeclared: undeclaredWidgets(entry, modules.get(file)),
    };
  });
  if (shouldRecord) {
    const record = Object.fromEntries(weights.map(({ entry, bytes }) => [entry, bytes]));
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  }
  return weights;
}
