// npm run visual: photographs every gallery and the state atlas, compares and writes the page to review.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { type Mode, modes } from '../../.storybook/modes.ts';
import { baselineLimit, baselinesIn } from './baselines.ts';
import { applyDecisions, decisionsIn, type Decision, type KeptFinding } from './decisions.ts';
import { webpOf } from './picture.ts';
import { reviewPageOf } from './reviewPage.ts';
import { runVisual } from './visualRun.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results/visual');
const baselines = baselinesIn(join(root, 'tests/visual/baselines'));
const pictureFile = (key: string) => join(results, 'taken', `${key}.webp`);
const probeFile = join(results, 'probe.webp');
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apply: { type: 'boolean', default: false },
    'accept-all': { type: 'boolean', default: false },
    only: { type: 'string' },
    modes: { type: 'string' },
    judge: { type: 'boolean', default: false },
  },
});

process.exitCode = values.apply || values['accept-all'] ? apply() : await compare();

/** The modes asked for by name, `--modes light,dark`; all where none are. @throws Error where there is no such mode */
function chosenModes(): Readonly<Record<string, Mode>> {
  const names = values.modes?.split(',') ?? Object.keys(modes);
  return Object.fromEntries(
    names.map((name) => {
      const mode = modes[name];
      if (!mode) throw new Error(`There is no mode ${name}; there are ${Object.keys(modes).join(', ')}.`);
      return [name, mode];
    }),
  );
}

async function compare(): Promise<number> {
  rmSync(results, { recursive: true, force: true });
  const run = await runVisual({
    storybook: join(root, 'storybook-static'),
    modes: chosenModes(),
    hasAllModes: values.modes === undefined,
    baselines,
    only: values.only,
    isJudging: values.judge,
    onProgress: (done, all) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} stories`);
      else if (done % 25 === 0) say(`${done} of ${all} stories`);
    },
  });
  if (process.stdout.isTTY) say('');
  for (const { key, after } of run.findings) {
    if (!after) continue;
    mkdirSync(dirname(pictureFile(key)), { recursive: true });
    writeFileSync(pictureFile(key), after);
  }
  mkdirSync(results, { recursive: true });
  const kept = run.findings.map(({ key, kind, fingerprint }): KeptFinding => ({ key, kind, fingerprint }));
  writeFileSync(join(results, 'findings.json'), JSON.stringify(kept, null, 2));
  writeFileSync(join(results, 'index.html'), reviewPageOf(run));
  writeFileSync(probeFile, await webpOf(run.probe));
  return tell(run);
}

function tell({ shots, findings, failures, isComparable }: Awaited<ReturnType<typeof runVisual>>): number {
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
  for (const failure of failures) say(`not photographed: ${failure}`);
  for (const { kind, key, pixels } of findings.slice(0, 40))
    say(`${kind} ${key}${pixels ? ` (${pixels} pixels)` : ''}`);
  if (findings.length > 40) say(`… and ${findings.length - 40} more`);
  const weight = baselines.weight();
  say(
    `${shots} pictures: ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed (stale references)`,
  );
  say(`references weigh ${(weight / 1024 / 1024).toFixed(1)} of ${baselineLimit / 1024 / 1024} MiB`);
  if (findings.length > 0) say(`Review them: ${join(results, 'index.html')}`);
  if (weight > baselineLimit) say('The references are too heavy: photograph fewer or smaller sheets.');
  if (!isComparable) {
    say('Chromium or its fonts draw differently here from where the references were made (the probe page differs):');
    say('differences are shown, not judged. Take new references here only together with an update of that machine.');
  }
  return (isComparable && findings.length > 0) || failures.length > 0 || weight > baselineLimit ? 1 : 0;
}

function apply(): number {
  const kept = JSON.parse(readFileSync(join(results, 'findings.json'), 'utf8')) as KeptFinding[];
  const file = positionals[0] ?? join(results, 'visual-decisions.json');
  const decisions = values['accept-all']
    ? kept.map(({ key, fingerprint }): Decision => ({ key, fingerprint, verdict: 'accept' }))
    : decisionsIn(readFileSync(file, 'utf8'));
  if (baselines.probe() === undefined || values['accept-all']) baselines.writeProbe(readFileSync(probeFile));
  const outcome = applyDecisions(decisions, kept, baselines, (key) => readFileSync(pictureFile(key)));
  for (const key of outcome.denied) say(`denied: ${key}`);
  for (const key of outcome.outdated) say(`changed since it was decided, not taken: ${key}`);
  say(
    `${outcome.taken.length} taken, ${outcome.denied.length} denied, ${outcome.outdated.length} outdated, ${outcome.undecided.length} undecided`,
  );
  return outcome.denied.length + outcome.outdated.length + outcome.undecided.length > 0 ? 1 : 0;
}
