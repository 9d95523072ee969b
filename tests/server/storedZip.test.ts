import { expect, test } from 'vitest';

import { filesInZip as countIn, joinedZips } from '../../app/client/orderPersons/joinedZips.ts';
import { storedZip } from '../../app/server/platform/archive/storedZip.ts';
import { filesInZip } from '../setup/zip.ts';

const fileOf = (name: string, content: string) => ({ name, content: new TextEncoder().encode(content) });

test('a zip file holds each file under its name, of any script, and nothing that would leave the folder', async () => {
  const zip = storedZip([fileOf('00001-欧阳㛃.pdf', 'one'), fileOf('../a:b.pdf', 'two')], '2026-11-20');
  const files = await filesInZip(zip);
  expect([...files.keys()]).toEqual(['00001-欧阳㛃.pdf', '.._a_b.pdf']);
  expect([...files.values()].map((content) => new TextDecoder().decode(content))).toEqual(['one', 'two']);
  expect(await countIn(zip)).toBe(2);
});

test('zip files are joined to one with the files of all, in their order', async () => {
  const parts = [
    storedZip([fileOf('1.pdf', 'one'), fileOf('2.pdf', 'two')], '2026-11-20'),
    storedZip([], '2026-11-20'),
    storedZip([fileOf('3.pdf', 'three')], '2026-11-20'),
  ];
  const joined = await joinedZips(parts);
  expect([...(await filesInZip(joined))].map(([name, content]) => [name, new TextDecoder().decode(content)])).toEqual([
    ['1.pdf', 'one'],
    ['2.pdf', 'two'],
    ['3.pdf', 'three'],
  ]);
  expect(await countIn(joined)).toBe(3);
});
