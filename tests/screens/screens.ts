// npm run screens: opens all routes with full content, in each width and colour scheme. The exit code is 1 if a screen
// has a problem.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { contactSheetOf } from './contactSheet.ts';
import { lookAt, type Sight, themes, widths } from './look.ts';
import { manners } from './manner.ts';
import { openPlace } from './place.ts';
import { type Screen, screensOf } from './routes.ts';
import { growingAgent, rowCounts } from './rows.ts';
import { seed } from './seed.ts';
import { type OfflineSeeds, seedOffline } from './seedOffline.ts';

const folder = fileURLToPath(new URL('../../test-results/screens', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    /** Parts of screen names, separated by commas. Without this option, all screens are opened. */
    only: { type: 'string', default: '' },
    /** Widths in pixels, separated by commas. */
    widths: { type: 'string', default: widths.join(',') },
    /** Colour schemes, separated by commas. */
    themes: { type: 'string', default: themes.join(',') },
    /**
     * Names of manners, separated by commas. All manners except `usual` are checked only in one width and the light
     * scheme.
     */
    manners: { type: 'string', default: manners.join(',') },
    /** Opens the screens only in English, in all widths and schemes, and reports each text that is still Chinese. */
    english: { type: 'boolean', default: false },
    /** Opens lists and rosters with 0, 1, 30 and 10,000 rows instead of the usual screens. */
    rows: { type: 'boolean', default: false },
  },
});
const wanted = values.only.split(',');
const chosenManners: readonly string[] = values.english ? ['en'] : values.manners.split(',');

rmSync(folder, { recursive: true, force: true });
const place = await openPlace();

/** Opens the screens that `--only` selects and prints the problems. @param cookie cookie of the agent's session */
const look = (cookie: string, screens: readonly Screen[]): Promise<Sight[]> =>
  lookAt({
    url: place.url(),
    cookie,
    screens: screens.filter(({ name }) => wanted.some((part) => name.includes(part))),
    widths: values.widths.split(',').map(Number),
    themes: themes.filter((theme) => values.themes.split(',').includes(theme)),
    manners: manners.filter((manner) => chosenManners.includes(manner)),
    fullManners: values.english ? ['en'] : ['usual'],
    folder,
    onSeen: ({ name }, manner, findings) => {
      say(`${findings.length === 0 ? 'ok    ' : 'WRONG '} ${manner} ${name}`);
      for (const finding of new Set(findings)) say(`         ${finding}`);
    },
  });

async function lookAtAllScreens(): Promise<Sight[]> {
  const seeds = await seed(place.url());
  let offlineSeeds: OfflineSeeds | undefined;
  await place.whileStopped(async (dataDir) => {
    offlineSeeds = await seedOffline(dataDir, seeds);
  });
  return look(seeds.cookie, screensOf({ ...seeds, ...(offlineSeeds as OfflineSeeds) }));
}

async function lookAtRows(): Promise<Sight[]> {
  const growTo = await growingAgent(place);
  const sights: Sight[] = [];
  for (const count of rowCounts) {
    const { cookie, screens } = await growTo(count);
    sights.push(...(await look(cookie, screens)));
  }
  return sights;
}

try {
  const sights = await (values.rows ? lookAtRows() : lookAtAllScreens());
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
