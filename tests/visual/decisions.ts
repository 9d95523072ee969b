import { type Baselines, hashOf } from './baselines.ts';

/** What the reviewer decided of one picture. */
export interface Decision {
  readonly key: string;
  readonly fingerprint: string;
  readonly verdict: 'accept' | 'deny';
}

/** A finding as the run keeps it: enough to apply a decision to it. */
export interface KeptFinding {
  readonly key: string;
  readonly kind: 'changed' | 'new' | 'removed';
  readonly fingerprint: string;
  /** Hash of the reference that it was compared with; new ones have none. */
  readonly reference?: string | undefined;
  /** Hash of the bytes that Chromium handed over; removed ones have none. */
  readonly bytes?: string | undefined;
}

/** What became of the decisions. */
export interface Outcome {
  readonly taken: readonly string[];
  readonly denied: readonly string[];
  /** Decided of a picture, or compared with a reference, that has changed since. */
  readonly outdated: readonly string[];
  readonly undecided: readonly string[];
}

const isDecision = (value: unknown): value is Decision => {
  const { key, fingerprint, verdict } = (value ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof fingerprint === 'string' && (verdict === 'accept' || verdict === 'deny');
};

/** Reads a decisions file. @throws Error that says what is wrong with it */
export function decisionsIn(text: string): Decision[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('The decisions file is not JSON; save it again from the review page.');
  }
  const decisions = (read as { decisions?: unknown } | null)?.decisions;
  if (!Array.isArray(decisions) || !decisions.every(isDecision)) {
    throw new Error(
      'The decisions file does not hold what the review page saves: {"decisions": [{key, fingerprint, verdict}]}.',
    );
  }
  return decisions;
}

/** Makes accepted pictures the reference and drops accepted removals. `pictureOf` reads a picture of the last run. */
export function applyDecisions(
  decisions: readonly Decision[],
  findings: readonly KeptFinding[],
  baselines: Baselines,
  pictureOf: (key: string) => Buffer,
): Outcome {
  const verdicts = new Map(decisions.map((decision) => [decision.key, decision]));
  const outcome = {
    taken: [] as string[],
    denied: [] as string[],
    outdated: [] as string[],
    undecided: [] as string[],
  };
  const isStillThere = ({ key, reference }: KeptFinding) => {
    const now = baselines.read(key);
    return (now && hashOf(now)) === reference;
  };
  for (const finding of findings) {
    const { key, kind, fingerprint, bytes = '' } = finding;
    const decision = verdicts.get(key);
    if (!decision) outcome.undecided.push(key);
    else if (decision.verdict === 'deny') outcome.denied.push(key);
    else if (decision.fingerprint !== fingerprint || !isStillThere(finding)) outcome.outdated.push(key);
    else {
      if (kind === 'removed') baselines.remove(key);
      else baselines.write(key, pictureOf(key), bytes);
      outcome.taken.push(key);
    }
  }
  return outcome;
}
