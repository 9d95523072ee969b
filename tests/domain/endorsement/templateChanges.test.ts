import { templateChanges } from '@tuanbao/library/domain/endorsement/templateChanges';
import { expect, it } from 'vitest';

import type { Sheet, SheetCell } from '../../../library/src/domain/roster/import/sheet.ts';
import { fewInsured, policyContext } from '../../../stories/fixtures/endorsements.ts';
import { samplePerson } from '../../../stories/fixtures/rosters.ts';

const sheet = (name: string, ...rows: readonly (readonly SheetCell[])[]): Sheet => ({
  name,
  isHidden: false,
  rowCount: rows.length,
  isCut: false,
  merged: [],
  rowNumberAt: (position) => position + 1,
  cellsAt: (position) => rows[position] ?? [],
  usedColumns: () => new Set(rows.flatMap((row) => [...row.keys()])),
  dayOf: () => null,
  isHiddenRow: () => false,
  isHiddenColumn: () => false,
  hasFormula: () => false,
});

const [one, two, three] = fewInsured as [(typeof fewInsured)[0], (typeof fewInsured)[0], (typeof fewInsured)[0]];
const comes = samplePerson(100);
const header = ['姓名', '证件类型', '证件号码', '职业代码', '方案'];
const originals = ['原被保险人姓名', '原被保险人证件类型', '原被保险人证件号码'];
const cellsOf = ({ name, idNo, occupationCode }: typeof comes, scheme = '') => [
  name,
  '身份证',
  idNo,
  occupationCode,
  scheme,
];

it('reads added, removed and replaced persons', () => {
  const read = templateChanges(
    [
      sheet('增员', header, cellsOf(comes, '方案二')),
      sheet('减员', originals, [one.name, '身份证', one.idNo]),
      sheet('替换', [...originals, ...header], [two.name, '身份证', two.idNo, ...cellsOf(samplePerson(101))]),
      sheet('职业表', ['职业代码'], ['0001001']),
    ],
    fewInsured,
    policyContext,
  );

  expect(read.unknown).toEqual([]);
  expect(read.changes).toEqual([
    { kind: 'add', person: expect.objectContaining({ idNo: comes.idNo, schemeId: 'field', birthday: comes.birthday }) },
    { kind: 'remove', original: one },
    {
      kind: 'replace',
      original: two,
      person: expect.objectContaining({ idNo: samplePerson(101).idNo, schemeId: 'office' }),
    },
  ]);
});

it('finds a person without a number by a name that only one person has', () => {
  const read = templateChanges([sheet('减员', originals, [three.name, '', ''])], fewInsured, policyContext);
  expect(read.changes).toEqual([{ kind: 'remove', original: three }]);
});

it.each(['原雇员', '原被保人'])('reads captions of original persons that begin with %s', (prefix) => {
  const captions = originals.map((caption) => caption.replace('原被保险人', prefix));
  const read = templateChanges([sheet('减员', captions, [one.name, '身份证', one.idNo])], fewInsured, policyContext);
  expect(read.changes).toEqual([{ kind: 'remove', original: one }]);
});

it('names the row of a person who is not insured', () => {
  const rows = sheet('减员', originals, [one.name, '身份证', one.idNo], ['赵无名', '身份证', '310199198801015555']);
  expect(templateChanges([rows], fewInsured, policyContext).unknown).toEqual([
    { kind: 'remove', row: 3, name: '赵无名' },
  ]);
});

it('recognises a file that is no template', () => {
  expect(templateChanges([sheet('名单', header)], fewInsured, policyContext).isTemplate).toBe(false);
});
