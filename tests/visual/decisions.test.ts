import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Baselines, baselinesIn, hashOf } from './baselines.ts';
import { applyDecisions, reviewIn, type KeptFinding } from './decisions.ts';

let folder: string;
let baselines: Baselines;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  baselines = baselinesIn(folder);
  baselines.write('light/gone', old, 'p0');
  baselines.write('light/button', old, 'p1');
});

afterEach(() => rmSync(folder, { recursive: true }));

const old = Buffer.from('old');
const findings: readonly KeptFinding[] = [
  { key: 'light/button', kind: 'changed', fingerprint: 'b2', reference: hashOf(old), bytes: 'p2' },
  { key: 'light/gone', kind: 'removed', fingerprint: 'g1', reference: hashOf(old) },
  { key: 'light/tag', kind: 'new', fingerprint: 't1', bytes: 'p3' },
];
const pictureOf = (key: string) => Buffer.from(`new ${key}`);

describe('the decisions of a reviewer', () => {
  it('stores accepted pictures, deletes references whose removal was accepted, and changes nothing else', () => {
    const outcome = applyDecisions(
      [
        { key: 'light/button', fingerprint: 'b2', verdict: 'accept' },
        { key: 'light/gone', fingerprint: 'g1', verdict: 'accept' },
        { key: 'light/tag', fingerprint: 't1', verdict: 'deny' },
      ],
      findings,
      baselines,
      pictureOf,
    );

    expect(outcome).toEqual({
      taken: ['light/button', 'light/gone'],
      denied: ['light/tag'],
      outdated: [],
      undecided: [],
    });
    expect(baselines.keys()).toEqual(['light/button']);
    expect(String(baselines.read('light/button'))).toBe('new light/button');
  });

  it('does not store a picture that changed after the decision', () => {
    const outcome = applyDecisions(
      [{ key: 'light/button', fingerprint: 'b1', verdict: 'accept' }],
      findings,
      baselines,
      pictureOf,
    );

    expect(outcome.outdated).toEqual(['light/button']);
    expect(outcome.undecided).toEqual(['light/gone', 'light/tag']);
    expect(String(baselines.read('light/button'))).toBe('old');
  });

  it('does not store a picture whose reference was replaced since the run', () => {
    baselines.write('light/button', Buffer.from('of another branch'), 'p9');

    const outcome = applyDecisions(
      [{ key: 'light/button', fingerprint: 'b2', verdict: 'accept' }],
      findings,
      baselines,
      pictureOf,
    );

    expect(outcome.outdated).toEqual(['light/button']);
    expect(String(baselines.read('light/button'))).toBe('of another branch');
  });

  it.each(['', 'no json', '{}', '{"decisions":[{"key":"light/button","verdict":"maybe","fingerprint":"x"}]}'])(
    'refuses %j as a decisions file and says so',
    (text) => {
      expect(() => reviewIn(text)).toThrow(/decisions file/);
    },
  );

  it('reads the reviewer and the comments; files without them are read too', () => {
    const decision = { key: 'light/button', fingerprint: 'b2', verdict: 'deny' };
    const commented = { ...decision, comment: '边框太浅' };

    expect(reviewIn(JSON.stringify({ reviewer: '林', decidedAt: '2026-11-28', decisions: [commented] }))).toEqual({
      reviewer: '林',
      decidedAt: '2026-11-28',
      decisions: [commented],
    });
    expect(reviewIn(JSON.stringify({ decisions: [decision] }))).toEqual({
      reviewer: '',
      decidedAt: '',
      decisions: [decision],
    });
  });
});
