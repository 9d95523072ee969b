// npm run visual: takes pictures of all galleries and of the state atlas, compares them with the reference pictures,
// and writes the review page. The exit code is 0 if all pictures are equal to their references, 1 if a picture differs,
// and 2 if this machine can't compare pictures. `--retake` replaces the references by the new pictures. The
// option `--apply <file>` applies the decisions that a reviewer has saved. With `--changed [commit]`, only stories are
// taken that a change since this commit can affect. The result is also written as `verdict.json`.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { type Mode, modes } from '../../.storybook/modes.ts';
import { baselineLimit, baselinesIn } from './baselines.ts';
import { buildPart, changedStories } from './changedStories.ts';
import { baseCommit } from './changes.ts';
import { applyDecisions, type KeptFinding, type Outcome, reviewIn } from './decisions.ts';
import type { Group } from './groups.ts';
import { areComparable, notJudgedWords } from './manifest.ts';
import { reportIn } from './report.ts';
import { reviewedVerdict } from './verdict.ts';
import { runVisual, type VisualRun } from './visualRun.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apply: { type: 'boolean', default: false },
    retake: { type: 'boolean', default: false },
    /** Takes only stories that depend on files that changed since a commit; see `baseCommit`. */
    changed: { type: 'boolean', default: false },
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
const report = reportIn(results);
const say = (line: string) => process.stdout.write(`${line}\n`);

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

/** Values that the verdicts of this run have in common. */
const seconds = () => Math.round(performance.now() / 1000);
const nothing = { pictures: 0, findings: [], groups: [], failures: [] };

/** Returns the commit since which changes are named as causes. References outside of the repository have no causes. */
const ownBase = () => (relative(root, resolve(values.baselines)).startsWith('..') ? undefined : baseCommit());

async function compare(): Promise<number> {
  report.clear();
  const since = values.changed ? await changedStories(positionals[0]) : undefined;
  const changedSince = since && { commit: since.commit, storyFiles: since.files.length };
  if (since)
    say(`${since.files.length} of ${since.all} story files depend on what changed since ${since.commit.slice(0, 9)}`);
  if (since?.files.length === 0) {
    report.writeVerdict({ ...nothing, verdict: 'same', exitCode: 0, seconds: seconds(), changedSince });
    return 0;
  }
  const run = await runVisual({
    storybook: since ? buildPart(since.files) : resolve(values.storybook),
    modes: chosenModes(),
    isWhole: values.modes === undefined && !since,
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
    report.writeVerdict({ ...nothing, verdict: 'notJudged', exitCode: notJudged, seconds: seconds(), changedSince });
    return notJudged;
  }
  const { findings, groups } = await report.keep(run, resolve(values.baselines), since?.commit ?? ownBase());
  if (values.retake) return retake(run);
  const isSame = summary(run, groups) && findings.length === 0;
  const pictures = run.shots;
  const result = isSame ? ({ verdict: 'same', exitCode: 0 } as const) : ({ verdict: 'differs', exitCode: 1 } as const);
  report.writeVerdict({
    ...result,
    pictures,
    findings,
    groups,
    failures: run.failures,
    seconds: seconds(),
    changedSince,
  });
  return result.exitCode;
}

/** Prints the findings. Returns true if no story has failed and the references aren't too large. */
function summary({ shots, findings, failures }: VisualRun, groups: readonly Group[] = []): boolean {
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
  for (const failure of failures) say(`not photographed: ${failure}`);
  for (const { kind, key, pixels } of findings.slice(0, 40))
    say(`${kind} ${key}${pixels ? ` (${pixels} pixels)` : ''}`);
  if (findings.length > 40) say(`… and ${findings.length - 40} more: ${report.list}`);
  say(
    `${shots} pictures: ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed (stale references)`,
  );
  const weight = baselines.weight();
  say(`references weigh ${(weight / 1024 / 1024).toFixed(1)} of ${baselineLimit / 1024 / 1024} MiB`);
  if (weight > baselineLimit) say('The references are too heavy: photograph fewer or smaller sheets.');
  if (groups.length > 0) {
    say(`changes to review: ${groups.length} (${seconds()} s)`);
    say(`Review them: ${report.page}`);
    say(`At a glance: ${report.sheets}`);
  }
  return failures.length === 0 && weight <= baselineLimit;
}

const takeWith = (decisions: Parameters<typeof applyDecisions>[0], findings: readonly KeptFinding[]): Outcome =>
  applyDecisions(decisions, findings, baselines, report.pictureOf);

/**
 * Makes the pictures of a run the references. All references must come from one machine. So on another machine, all of
 * them must be replaced.
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
  if (!report.hasRun()) {
    say(`There are no pictures to take in ${results}: run npm run visual first.`);
    return 1;
  }
  const { manifest, findings } = report.lastRun();
  if (!areComparable(baselines.manifest(), manifest)) {
    for (const line of notJudgedWords(baselines.manifest(), manifest)) say(line);
    say('Nothing was taken.');
    return notJudged;
  }
  const review = reviewIn(readFileSync(positionals[0] ?? join(results, 'visual-decisions.json'), 'utf8'));
  const outcome = takeWith(review.decisions, findings);
  const comments = new Map(review.decisions.map(({ key, comment }) => [key, comment]));
  for (const key of outcome.denied) say(`denied: ${key}${comments.get(key) ? ` (${comments.get(key)})` : ''}`);
  for (const key of outcome.outdated) say(`changed since it was decided, not taken: ${key}`);
  say(
    `${outcome.taken.length} taken, ${outcome.denied.length} denied, ${outcome.outdated.length} outdated, ${outcome.undecided.length} undecided`,
  );
  const verdict = reviewedVerdict(report.lastVerdict(), review, outcome);
  report.writeVerdict(verdict);
  if (outcome.taken.length > 0 && review.reviewer)
    say(`For the message of the commit:\nPictures-reviewed-by: ${review.reviewer}`);
  return verdict.exitCode;
}

process.exitCode = values.apply ? apply() : await compare();
