// Writes the photographs of the benchmark into a folder. Runs in a separate process, because drawing needs more memory
// than reading, and the memory of reading is measured.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { licencePaper } from '../../../fixtures/papers/drawnPapers.ts';
import { photographOf } from '../../../fixtures/papers/photograph.ts';
import { circumstancesOf, drawnPapersOf } from '../../../fixtures/papers/photographs.ts';
import { samplePapers } from '../../../fixtures/papers/samplePapers.ts';
import { benchPhotographs, largest } from './sample.ts';

const folder = process.argv[2] ?? '';
for (const { name, condition, kind, seed } of benchPhotographs) {
  const picture = await photographOf(
    drawnPapersOf(seed, condition === 'rare')[kind],
    circumstancesOf(condition, seed),
    seed,
  );
  writeFileSync(join(folder, name), picture);
}
const circumstances = { turn: 9, noise: 8, shadow: 0.3, quality: 70, megapixels: 12 };
writeFileSync(join(folder, largest), await photographOf(licencePaper(samplePapers(1).licence), circumstances));
