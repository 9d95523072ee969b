import { describe, expect, it } from 'vitest';

import { reviewedVerdict, summaryOf, verdictOf } from './verdict.ts';

const key = 'light/components-tag--gallery';
const run = verdictOf({
  verdict: 'differs',
  exitCode: 1,
  pictures: 8,
  seconds: 12,
  failures: [],
  findings: [{ key, kind: 'changed', fingerprint: 'f1', reference: 'r1', bytes: 'b1' }],
  groups: [{ keys: [key], causes: ['token color.surface.accent'], recolours: [] }],
});
const outcome = { taken: [key], denied: [], outdated: [], undecided: [] };
const review = {
  reviewer: '林',
  decidedAt: '2026-11-28T10:00:00.000Z',
  decisions: [{ key, fingerprint: 'f1', verdict: 'accept', comment: '如约' } as const],
};

describe('the verdict for programs', () => {
  it('counts the findings and names the changes', () => {
    expect(run).toMatchObject({
      version: 1,
      verdict: 'differs',
      exitCode: 1,
      counts: { changed: 1, new: 0, removed: 0 },
      changes: [{ keys: [key], causes: ['token color.surface.accent'] }],
      findings: [{ key, kind: 'changed', fingerprint: 'f1' }],
    });
  });

  it('is accepted after everything was accepted, with the reviewer and the comments', () => {
    expect(reviewedVerdict(run, review, outcome)).toMatchObject({
      verdict: 'accepted',
      exitCode: 0,
      review: { reviewer: '林', taken: [key], comments: [{ key, comment: '如约' }] },
    });
  });

  it('stays as it is while a picture is denied or a story has failed', () => {
    expect(reviewedVerdict(run, review, { ...outcome, taken: [], denied: [key] })).toMatchObject({ exitCode: 1 });
    expect(reviewedVerdict({ ...run, failures: ['story: broken'] }, review, outcome)).toMatchObject({ exitCode: 1 });
  });

  it('is a table for the page of a job', () => {
    const summary = summaryOf(run);

    expect(summary).toContain('❌ Pictures differ from their references');
    expect(summary).toContain(`| token color.surface.accent | ${key} | 1 |`);
  });
});
