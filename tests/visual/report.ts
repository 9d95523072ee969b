import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { withCauses } from './changedStories.ts';
import { writeContactSheets } from './contactSheets.ts';
import type { KeptFinding } from './decisions.ts';
import { groupsOf } from './groups.ts';
import type { Manifest } from './manifest.ts';
import { pictureHistory } from './pictureHistory.ts';
import { reviewPageOf } from './reviewPage.ts';
import { summaryOf, type Verdict, verdictOf, type VerdictSource } from './verdict.ts';
import type { VisualRun } from './visualRun.ts';

/** Content of the file that a run writes, so that `--apply` can read it later. */
interface KeptRun {
  readonly manifest: Manifest;
  readonly findings: readonly KeptFinding[];
}

/** The folder in which a run leaves its results. */
export interface Report {
  readonly page: string;
  readonly sheets: string;
  readonly list: string;
  /** Deletes the results of the last run. */
  readonly clear: () => void;
  /**
   * Writes the pictures, the review page, contact sheets and a list. With `base`, findings name what has changed since
   * this commit. Returns the data for the verdict.
   */
  readonly keep: (
    run: VisualRun,
    references: string,
    base?: string,
  ) => Promise<Pick<VerdictSource, 'findings' | 'groups'>>;
  readonly pictureOf: (key: string) => Buffer;
  /** True if a run has left its results. */
  readonly hasRun: () => boolean;
  readonly lastRun: () => KeptRun;
  readonly writeVerdict: (verdict: VerdictSource | Verdict) => void;
  readonly lastVerdict: () => Verdict;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function reportIn(folder: string): Report {
  const file = (name: string) => join(folder, name);
  const pictureFile = (key: string) => file(`taken/${key}.webp`);
  const write = (name: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file(name), text);
  };
  return {
    page: file('index.html'),
    sheets: file('sheets'),
    list: file('changes.txt'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
    pictureOf: (key) => readFileSync(pictureFile(key)),
    hasRun: () => existsSync(file('run.json')) && existsSync(file('verdict.json')),
    lastRun: () => readJson(file('run.json')) as KeptRun,
    lastVerdict: () => readJson(file('verdict.json')) as Verdict,
    async keep({ findings: found, manifest, shots }, references, base) {
      for (const { key, after } of found) {
        if (!after) continue;
        mkdirSync(dirname(pictureFile(key)), { recursive: true });
        writeFileSync(pictureFile(key), after);
      }
      const kept = found.map(({ key, kind, fingerprint, reference, bytes }) => ({
        key,
        kind,
        fingerprint,
        reference,
        bytes,
      }));
      write('run.json', JSON.stringify({ manifest, findings: kept } satisfies KeptRun, null, 2));
      const lines = found.map(({ kind, key, pixels }) => `${kind} ${key}${pixels ? ` (${pixels} pixels)` : ''}\n`);
      write('changes.txt', lines.join(''));
      const findings = base ? await withCauses(found, base) : found;
      const groups = groupsOf(findings);
      const keys = [
        ...groups.flatMap((group) => group.keys[0] ?? []),
        ...groups.flatMap((group) => group.keys.slice(1)),
      ];
      const history = await pictureHistory(references, keys);
      write('index.html', await reviewPageOf({ shots, findings, groups, history }));
      await writeContactSheets(findings, file('sheets'));
      return { findings: kept, groups };
    },
    writeVerdict(source) {
      const verdict = 'version' in source ? source : verdictOf(source);
      write('verdict.json', `${JSON.stringify(verdict, null, 2)}\n`);
      // GitHub shows the content of this file on the page of the job.
      const summary = process.env['GITHUB_STEP_SUMMARY'];
      if (summary) appendFileSync(summary, summaryOf(verdict));
    },
  };
}
