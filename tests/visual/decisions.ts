import { type Baselines, hashOf } from './baselines.ts';

/** A reviewer's decision about one picture. */
export interface Decision {
  readonly key: string;
  readonly fingerprint: string;
  readonly verdict: 'accept' | 'deny';
  readonly comment?: string;
}

/** The content of a decisions file. */
export interface Review {
  readonly decisions: readonly Decision[];
  /** Name that the reviewer entered; empty if the file has none. */
  readonly reviewer: string;
  /** Time at which the file was saved, in ISO 8601; empty if the file has none. */
  readonly decidedAt: string;
}

/** A finding as a run saves it, with the data that are needed to apply a decision later. */
export interface KeptFinding {
  readonly key: string;
  readonly kind: 'changed' | 'new' | 'removed';
  readonly fingerprint: string;
  /** Hash of the reference that the picture was compared with; missing for a new picture. */
  readonly reference?: string | undefined;
  /** Hash of the bytes that Chromium returned for the picture; missing for a removed picture. */
  readonly bytes?: string | undefined;
}

/** The result of applying decisions. */
export interface Outcome {
  readonly taken: readonly string[];
  readonly denied: readonly string[];
  /** Keys of decisions that can't be applied, because the picture or its reference has changed after the decision. */
  readonly outdated: readonly string[];
  readonly undecided: readonly string[];
}

const isDecision = (value: unknown): value is Decision => {
  const { key, fingerprint, verdict, comment = '' } = (value ?? {}) as Record<string, unknown>;
  return (
    [key, fingerprint, comment].every((text) => typeof text === 'string') &&
    (verdict === 'accept' || verdict === 'deny')
  );
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the text of a decisions file. @throws Error that describes the problem of the file */
export function reviewIn(text: string): Review {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('The decisions file is not JSON; save it again from the review page.');
  }
  const { decisions, reviewer, decidedAt } = (read ?? {}) as Record<string, unknown>;
  if (!Array.isArray(decisions) || !decisions.every(isDecision)) {
    throw new Error(
      'The decisions file does not hold what the review page saves: {"decisions": [{key, fingerprint, verdict}]}.',
    );
  }
  return { decisions, reviewer: textOf(reviewer), decidedAt: textOf(decidedAt) };
}

/**
 * Applies decisions. An accepted picture becomes the reference; if a removal is accepted, the reference is removed.
 * `pictureOf` returns a picture of the last run.
 */
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
