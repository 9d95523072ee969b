// What a page that takes one entry of the library downloads before anything is pressed, React and React DOM aside.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import presetSmallLib from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

import { undeclaredWidgets } from './compositions.mjs';

/** Promises to embedders, in gzip bytes. What an entry loads later (the regions, a worker) doesn't count. */
const promised = {
  'components/Button': 25_000,
  'widgets/PersonTable': 40_000,
  'widgets/RegionCascader': 45_000,
};

/**
 * What entries weighed when someone last looked; growth beyond a fiftieth wants a look again. Below 5 kB that is less
 * than what the compressor's version changes: 100 bytes are let pass.
 */
const recordFile = new URL('weights.json', import.meta.url);
const growthOf = (bytes) => Math.max(Math.ceil(bytes * 0.02), 100);

/**
 * Weighs entries of the built library and lists the widgets that they bring along undeclared.
 * `shouldRecord` makes today's weights the measure of tomorrow.
 * @returns {Promise<readonly { entry: string, bytes: number, limit: number, undeclared: readonly string[] }[]>}
 */
export async function weigh(dist, files, shouldRecord) {
  const modules = new Map();
  const checks = files.map((file) => ({
    files: [`${dist}/${file}`],
    // only the chunks that the entry needs at once
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
