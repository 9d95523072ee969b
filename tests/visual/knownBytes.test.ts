import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { knownBytesIn } from './knownBytes.ts';

const reference = Buffer.from('reference');
const taken = Buffer.from('taken');

describe('known bytes', () => {
  let folder: string;
  const open = () => knownBytesIn(join(folder, 'kept', 'knownBytes.json'));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'known-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are known again in the next run', () => {
    const known = open();
    known.add('light/a', reference, taken);
    known.save();

    expect(open().has('light/a', reference, taken)).toBe(true);
  });

  it('fall with their reference, and say nothing of other bytes or other pictures', () => {
    const known = open();
    known.add('light/a', reference, taken);

    expect(known.has('light/a', Buffer.from('another reference'), taken)).toBe(false);
    expect(known.has('light/a', reference, Buffer.from('other bytes'))).toBe(false);
    expect(known.has('dark/a', reference, taken)).toBe(false);
  });
});
