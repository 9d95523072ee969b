// The download size of a page that uses one entry of the library, before the user does anything and without React and
// React DOM.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import presetSmallLib from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

import { undeclaredWidgets } from './compositions.mjs';

/**
 * Maximum sizes that are promised to users of the packages, in gzip bytes. Code that an entry loads later (the regions,
 * a worker) doesn't count.
 */
const promised = {
  'components/Button': 25_000,
  'widgets/PersonTable': 40_000,
  'widgets/RegionCascader': 45_000,
};

/**
 * File with the recorded sizes of the entries. A growth of more than 2 % has to be checked by a person. Below 5 kB that
 * is less than the effect of another version of the compressor, so 100 bytes are allowed.
 */
const recordFile = new URL('weights.json', import.meta.url);
const growthOf = (bytes) => Math.max(Math.ceil(bytes * 0.02), 100);

/**
 * Measures the entries of the built library and lists widgets that they contain without declaring them. `shouldRecord`
 * saves today's sizes for later comparisons.
 * @returns {Promise<readonly { entry: string, bytes: number, limit: number, undeclared: readonly string[] }[]>}
 */
export async function weigh(dist, files, shouldRecord) {
  const modules = new Map();
  const checks = files.map((file) => ({
    files: [`${dist}/${file}`],
    // Only the chunks that the entry needs at once are counted.
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
