import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { commitsByFile, pictureHistory } from './pictureHistory.ts';

it('reads the commits of each picture, the newest first', () => {
  const log = [
    '\u0001b2\t2026-11-28\t林\tRetake pictures\n\nlight/tag.webp\ndark/tag.webp\n',
    '\u0001a1\t2026-11-27\tWang\tAdd the tag\n\nlight/tag.webp\n',
  ].join('');

  const commits = commitsByFile(log);

  expect(commits.get('light/tag.webp')).toEqual([
    { commit: 'b2', date: '2026-11-28', author: '林', subject: 'Retake pictures' },
    { commit: 'a1', date: '2026-11-27', author: 'Wang', subject: 'Add the tag' },
  ]);
  expect(commits.get('dark/tag.webp')).toHaveLength(1);
});

it('has no history for references outside of the repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));

  expect(await pictureHistory(folder, ['light/tag'])).toEqual(new Map());
});
