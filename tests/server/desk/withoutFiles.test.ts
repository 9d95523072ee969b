import { expect, test } from 'vitest';

import { withoutFiles } from '../../../app/server/desk/oversight/withoutFiles.ts';

const [gone, kept] = ['group/20261120/aaaa', 'group/20261120/bbbb'];
const addressOf = (key: string) => `https://files.example.com/oss/${key}`;

test('takes the addresses of files out of lists, with the objects that have them, and empties them elsewhere', () => {
  const content = {
    groupName: '远山精密机械有限公司',
    materials: { roster: [addressOf(gone), addressOf(kept)], licence: [addressOf(gone)] },
    video: addressOf(gone),
    papers: [
      { type: 'application', url: addressOf(gone) },
      { type: 'application', url: addressOf(kept) },
    ],
    heads: 3,
  };
  expect(withoutFiles(content, [gone])).toEqual({
    groupName: '远山精密机械有限公司',
    materials: { roster: [addressOf(kept)], licence: [] },
    video: '',
    papers: [{ type: 'application', url: addressOf(kept) }],
    heads: 3,
  });
  expect(withoutFiles(content, [])).toEqual(content);
});
