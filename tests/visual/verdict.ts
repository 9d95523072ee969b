import type { Decision, KeptFinding, Outcome, Review } from './decisions.ts';
import type { Group } from './groups.ts';

/** The result of a run or of applied decisions, for programs: `verdict.json`. */
export interface Verdict {
  readonly version: 1;
  /** `notJudged`: this machine can't compare pictures. */
  readonly verdict: 'same' | 'differs' | 'accepted' | 'notJudged';
  readonly exitCode: 0 | 1 | 2;
  readonly pictures: number;
  readonly seconds: number;
  readonly counts: Readonly<Record<KeptFinding['kind'], number>>;
  readonly changes: readonly { readonly keys: readonly string[]; readonly causes: readonly string[] }[];
  readonly findings: readonly Pick<KeptFinding, 'key' | 'kind' | 'fingerprint'>[];
  readonly failures: readonly string[];
  /** Commit with which `--changed` compared, and the number of story files that were taken. */
  readonly changedSince?: { readonly commit: string; readonly storyFiles: number } | undefined;
  /** Set when decisions were applied. */
  readonly review?: Pick<Review, 'reviewer' | 'decidedAt'> &
    Outcome & { readonly comments: readonly { readonly key: string; readonly comment: string }[] };
}

/** The data of a run from which a verdict is made. */
export interface VerdictSource extends Pick<
  Verdict,
  'verdict' | 'exitCode' | 'pictures' | 'seconds' | 'failures' | 'changedSince'
> {
  readonly findings: readonly KeptFinding[];
  readonly groups: readonly Group[];
}

export const verdictOf = ({ findings, groups, ...rest }: VerdictSource): Verdict => ({
  version: 1,
  ...rest,
  counts: {
    changed: findings.filter(({ kind }) => kind === 'changed').length,
    new: findings.filter(({ kind }) => kind === 'new').length,
    removed: findings.filter(({ kind }) => kind === 'removed').length,
  },
  changes: groups.map(({ keys, causes }) => ({ keys, causes })),
  findings: findings.map(({ key, kind, fingerprint }) => ({ key, kind, fingerprint })),
});

const commentsOf = (decisions: readonly Decision[]) =>
  decisions.flatMap(({ key, comment }) => (comment ? [{ key, comment }] : []));

/** Returns the verdict of a run after a reviewer's decisions were applied. */
export function reviewedVerdict(run: Verdict, { decisions, reviewer, decidedAt }: Review, outcome: Outcome): Verdict {
  const isDone = [outcome.denied, outcome.outdated, outcome.undecided, run.failures].every(
    ({ length }) => length === 0,
  );
  return {
    ...run,
    verdict: isDone ? 'accepted' : 'differs',
    exitCode: isDone ? 0 : 1,
    review: { reviewer, decidedAt, ...outcome, comments: commentsOf(decisions) },
  };
}

const headings = {
  same: '✅ No picture has changed',
  accepted: '✅ All changes are accepted',
  differs: '❌ Pictures differ from their references',
  notJudged: '⚠️ This machine can’t compare pictures',
};

/** Maximum number of changes that the summary lists. */
const maxListed = 30;

const cellOf = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** Returns a verdict as Markdown, for the summary of a GitHub job. */
export function summaryOf(verdict: Verdict): string {
  const { counts, changes, pictures, seconds, failures, changedSince } = verdict;
  const lines = [
    `## ${headings[verdict.verdict]}`,
    '',
    `${pictures} pictures in ${seconds} s: ${changes.length} changes in ${counts.changed} changed, ${counts.new} new and ${counts.removed} removed pictures.`,
  ];
  if (changedSince) lines.push('', `Only what changed since ${changedSince.commit.slice(0, 9)}.`);
  if (changes.length > 0) {
    const rows = changes
      .slice(0, maxListed)
      .map(({ keys, causes }) => `| ${cellOf(causes.slice(0, 3).join(', '))} | ${keys[0]} | ${keys.length} |`);
    lines.push('', '| Possible cause | Picture | Pictures |', '| --- | --- | --: |', ...rows);
    if (changes.length > maxListed) lines.push('', `… and ${changes.length - maxListed} more`);
    lines.push('', 'The artifact `visual-review` contains the review page `index.html`.');
  }
  if (failures.length > 0)
    lines.push('', ...failures.map((failure) => `- not photographed: ${failure.split('\n')[0]}`));
  return `${lines.join('\n')}\n`;
}
