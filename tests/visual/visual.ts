// npm run visual: takes pictures of all galleries and of the state atlas, compares them with the reference pictures,
// and writes the review page. The exit code is 0 if all pictures are equal to their references, 1 if a picture differs
// or can't be taken, and 2 if this machine can't compare pictures. `--retake` replaces the references by the new
// pictures. The option `--apply <file>` applies the decisions that a reviewer has saved.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { type Mode, modes } from '../../.storybook/modes.ts';
import { baselineLimit, baselinesIn } from './baselines.ts';
import { writeContactSheets } from './contactSheets.ts';
import { applyDecisions, decisionsIn, type KeptFinding, type Outcome } from './decisions.ts';
import { areComparable, type Manifest, notJudgedWords } from './manifest.ts';
import { reviewPageOf } from './reviewPage.ts';
import { runVisual, type VisualRun } from './visualRun.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apply: { type: 'boolean', default: false },
    retake: { type: 'boolean', default: false },
    /** Parts of story ids, separated by commas. Without this option, all stories are taken. */
    only: { type: 'string' },
    /** Names of modes, separated by commas. Without this option, all modes are taken. */
    modes: { type: 'string' },
    storybook: { type: 'string', default: join(root, 'storybook-static') },
    baselines: { type: 'string', default: join(root, 'tests/visual/baselines') },
    results: { type: 'string', default: join(root, 'test-results/visual') },
  },
});

const notJudged = 2;
const results = resolve(values.results);
const baselines = baselinesIn(resolve(values.baselines));
const pictureFile = (key: string) => join(results, 'taken', `${key}.webp`);
const keptFile = join(results, 'run.json');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Content of the file that a run writes, so that `--apply` can read it later. */
interface KeptRun {
  readonly manifest: Manifest;
  readonly findings: readonly KeptFinding[];
}

/**
 * Returns the modes that the option `--modes` names; all modes without the option.
 * @throws Error when a name is unknown
 */
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
    storybook: resolve(values.storybook),
    modes: chosenModes(),
    hasAllModes: values.modes === undefined,
    baselines,
    only: values.only?.split(','),
    isRetaking: values.retake,
    onProgress: (done, all) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} stories`);
      else if (done % 25 === 0) say(`${done} of ${all} stories`);
    },
  });
  if (process.stdout.isTTY) say('');
  if (!run.isComparable && !values.retake) {
    for (const line of notJudgedWords(baselines.manifest(), run.manifest)) say(line);
    return notJudged;
  }
  await keep(run);
  return values.retake ? retake(run) : tell(run);
}

/** Writes the findings into a folder under test-results: the pictures, the review page, contact sheets and a list. */
async function keep({ findings, manifest, shots }: VisualRun): Promise<void> {
  for (const { key, after } of findings) {
    if (!after) continue;
    mkdirSync(dirname(pictureFile(key)), { recursive: true });
    writeFileSync(pictureFile(key), after);
  }
  mkdirSync(results, { recursive: true });
  const kept: KeptRun = {
    manifest,
    findings: findings.map(({ key, kind, fingerprint, reference, bytes }) => ({
      key,
      kind,
      fingerprint,
      reference,
      bytes,
    })),
  };
  writeFileSync(keptFile, JSON.stringify(kept, null, 2));
  writeFileSync(join(results, 'index.html'), reviewPageOf({ shots, findings }));
  const lines = findings.map(({ kind, key, pixels }) => `${kind} ${key}${pixels ? ` (${pixels} pixels)` : ''}\n`);
  writeFileSync(join(results, 'changes.txt'), lines.join(''));
  await writeContactSheets(findings, join(results, 'sheets'));
}

/** Prints the findings. Returns true if no story has failed and the references aren't too large. */
function summary({ shots, findings, failures }: VisualRun): boolean {
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
  for (const failure of failures) say(`not photographed: ${failure}`);
  for (const { kind, key, pixels } of findings.slice(0, 40))
    say(`${kind} ${key}${pixels ? ` (${pixels} pixels)` : ''}`);
  if (findings.length > 40) say(`… and ${findings.length - 40} more: ${join(results, 'changes.txt')}`);
  say(
    `${shots} pictures: ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed (stale references)`,
  );
  const weight = baselines.weight();
  say(`references weigh ${(weight / 1024 / 1024).toFixed(1)} of ${baselineLimit / 1024 / 1024} MiB`);
  if (weight > baselineLimit) say('The references are too heavy: photograph fewer or smaller sheets.');
  if (findings.length > 0) {
    say(`Review them: ${join(results, 'index.html')}`);
    say(`At a glance: ${join(results, 'sheets')}`);
  }
  return failures.length === 0 && weight <= baselineLimit;
}

const tell = (run: VisualRun): number => (summary(run) && run.findings.length === 0 ? 0 : 1);

const takeWith = (decisions: Parameters<typeof applyDecisions>[0], findings: readonly KeptFinding[]): Outcome =>
  applyDecisions(decisions, findings, baselines, (key) => readFileSync(pictureFile(key)));

/**
 * Makes the pictures of a run the references. All references must come from one machine. So on another machine, all of
 * them must be replaced. Returns the exit code.
 */
function retake(run: VisualRun): number {
  const isPart = values.only !== undefined || values.modes !== undefined;
  if (!run.isComparable && isPart && baselines.keys().length > 0) {
    for (const line of notJudgedWords(baselines.manifest(), run.manifest)) say(line);
    say('Nothing was taken: a part of the references can’t come from another machine than the rest.');
    return notJudged;
  }
  if (run.failures.length > 0) {
    summary(run);
    say('Nothing was taken: mend the stories that could not be photographed first.');
    return 1;
  }
  const verdicts = run.findings.map(({ key, fingerprint }) => ({ key, fingerprint, verdict: 'accept' as const }));
  const { taken } = takeWith(verdicts, run.findings);
  baselines.writeManifest(run.manifest);
  const isWell = summary(run);
  say(`${taken.length} references taken. Look at the sheets before you commit them.`);
  return isWell ? 0 : 1;
}

function apply(): number {
  if (!existsSync(keptFile)) {
    say(`There are no pictures to take in ${results}: run npm run visual first.`);
    return 1;
  }
  const { manifest, findings } = JSON.parse(readFileSync(keptFile, 'utf8')) as KeptRun;
  if (!areComparable(baselines.manifest(), manifest)) {
    for (const line of notJudgedWords(baselines.manifest(), manifest)) say(line);
    say('Nothing was taken.');
    return notJudged;
  }
  const file = positionals[0] ?? join(results, 'visual-decisions.json');
  const outcome = takeWith(decisionsIn(readFileSync(file, 'utf8')), findings);
  for (const key of outcome.denied) say(`denied: ${key}`);
  for (const key of outcome.outdated) say(`changed since it was decided, not taken: ${key}`);
  say(
    `${outcome.taken.length} taken, ${outcome.denied.length} denied, ${outcome.outdated.length} outdated, ${outcome.undecided.length} undecided`,
  );
  return outcome.denied.length + outcome.outdated.length + outcome.undecided.length > 0 ? 1 : 0;
}

process.exitCode = values.apply ? apply() : await compare();
