// npm run screens: opens all routes with full content in each width and theme. The exit code is 1 when a screen has a
// problem.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { contactSheetOf } from './contactSheet.ts';
import { lookAt, widths } from './look.ts';
import { manners } from './manner.ts';
import { openPlace } from './place.ts';
import { screensOf } from './routes.ts';
import { seed } from './seed.ts';
import { type OfflineSeeds, seedOffline } from './seedOffline.ts';

const folder = fileURLToPath(new URL('../../test-results/screens', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    /** Parts of screen names, separated by commas. If it is left out, all screens are opened. */
    only: { type: 'string', default: '' },
    /** Widths in pixels, separated by commas. */
    widths: { type: 'string', default: widths.join(',') },
    /** Names of manners, separated by commas. Manners other than the usual one are checked at one width, in light. */
    manners: { type: 'string', default: manners.join(',') },
    /** Opens the screens in English only, and names each text that is still Chinese. */
    english: { type: 'boolean', default: false },
  },
});
const wanted = values.only.split(',');
const chosenManners: readonly string[] = values.english ? ['en'] : values.manners.split(',');

rmSync(folder, { recursive: true, force: true });
const place = await openPlace();
try {
  const seeds = await seed(place.url());
  let offlineSeeds: OfflineSeeds | undefined;
  await place.whileStopped(async (dataDir) => {
    offlineSeeds = await seedOffline(dataDir, seeds);
  });
  const all = screensOf({ ...seeds, ...(offlineSeeds as OfflineSeeds) });
  const sights = await lookAt({
    url: place.url(),
    cookie: seeds.cookie,
    screens: all.filter(({ name }) => wanted.some((part) => name.includes(part))),
    widths: values.widths.split(',').map(Number),
    manners: manners.filter((manner) => chosenManners.includes(manner)),
    folder,
    onSeen: ({ name }, manner, findings) => {
      say(`${findings.length === 0 ? 'ok    ' : 'WRONG '} ${manner} ${name}`);
      for (const finding of new Set(findings)) say(`         ${finding}`);
    },
  });
  writeFileSync(join(folder, 'index.html'), contactSheetOf(sights));
  const wrong = sights.filter(({ findings }) => findings.length > 0).length;
  say(`${sights.length} pictures, ${wrong} with something wrong: ${join(folder, 'index.html')}`);
  process.exitCode = wrong > 0 || sights.length === 0 ? 1 : 0;
} catch (error) {
  say(place.errors());
  throw error;
} finally {
  await place.close();
}
