import { pasteBlock, type PasteTarget } from '@tuanbao/library/domain/roster/paste/pasteBlock';
import { personFields } from '@tuanbao/library/domain/roster/person';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { describe, expect, it } from 'vitest';

import { rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../../../stories/fixtures/rosters.ts';

const context = { ...rosterContext, schemes: twoSchemes };
const persons = sampleRoster(3).map((person, at) => ({ ...person, key: at + 1 }));
const shownFields: readonly (typeof personFields)[number][] = personFields.filter(
  (field) => field !== 'socialSecurity',
);
const fieldsFrom = (field: (typeof personFields)[number]) => shownFields.slice(shownFields.indexOf(field));
const target = (patch: Partial<PasteTarget> = {}): PasteTarget => ({
  fields: shownFields,
  persons,
  size: { rows: 1, columns: 1 },
  schemeId: 'office',
  room: 100,
  ...patch,
});
const { name, idNo, birthday } = samplePerson(9);

describe('target columns', () => {
  it('writes a block column by column, starting at the cell', () => {
    const paste = pasteBlock([['2', '方案二']], target({ fields: fieldsFrom('occupationClass') }), context);
    expect(paste.by).toBe('place');
    expect(paste.changed).toEqual([{ ...persons[0], occupationClass: '2', schemeId: 'field' }]);
  });

  it('follows a header in any order, and reads no header as a person', () => {
    const paste = pasteBlock(
      [
        ['序号', '身份证号', '姓名'],
        ['1', idNo, name],
      ],
      target({ persons: [] }),
      context,
    );
    expect(paste).toMatchObject({ by: 'header', fields: [null, 'idNo', 'name'], skippedCells: 1 });
    expect(paste.added).toMatchObject([{ name, idNo, birthday, idType: 'idCard', schemeId: 'office' }]);
  });

  it('knows the caption of a single column', () => {
    const paste = pasteBlock([['证件号码'], [idNo]], target({ persons: [] }), context);
    expect(paste.added).toMatchObject([{ idNo }]);
  });

  it('recognises columns by their content if their place would contradict it', () => {
    const paste = pasteBlock([[idNo, '男', name, '方案二']], target({ persons: [] }), context);
    expect(paste).toMatchObject({ by: 'content', fields: ['idNo', 'sex', 'name', 'schemeId'] });
    expect(paste.added).toMatchObject([{ name, idNo, sex: 'male', schemeId: 'field' }]);
  });

  const numbered = [4, 5, 7].map((at) => ({ ...samplePerson(at), number: String(at) }));

  it.each([
    ['name, number', ({ number, name: own, idNo: id }) => [number, own, id]],
    [
      'name, number, occupation',
      ({ number, name: own, idNo: id, occupationName }) => [number, own, id, occupationName],
    ],
    ['name, type, number', ({ number, name: own, idNo: id }) => [number, own, '身份证', id]],
    ['name alone', ({ number, name: own }) => [number, own]],
  ] satisfies readonly [string, (person: (typeof numbered)[number]) => readonly string[]][])(
    'leaves out the row numbers before %s, when pasted at the name',
    (columns, cellsOf) => {
      const paste = pasteBlock(numbered.map(cellsOf), target({ persons: [] }), context);
      const idNos = numbered.map((person) => (columns === 'name alone' ? '' : person.idNo));
      expect(paste.added.map((person) => person.name)).toEqual(numbered.map((person) => person.name));
      expect(paste.added.map((person) => person.idNo)).toEqual(idNos);
      expect(paste.added.map((person) => person.idType)).toEqual(numbered.map(() => 'idCard'));
      expect(paste).toMatchObject({ by: 'content', skippedCells: 3 });
    },
  );

  it('leaves out the row numbers if nothing identifies the id numbers', () => {
    const block = [['1', 'Anna Beispiel', '护照', 'AB12345']];
    const paste = pasteBlock(block, target({ persons: [] }), context);
    expect(paste.added).toMatchObject([{ name: 'Anna Beispiel', idType: 'passport', idNo: 'AB12345' }]);
  });

  it('reads no day as a birthday if the id numbers beside it contradict it', () => {
    const paste = pasteBlock([[name, idNo, '2020-03-01']], target({ persons: [] }), context);
    expect(paste).toMatchObject({ by: 'content', fields: ['name', 'idNo', null], skippedCells: 1 });
    expect(paste.added).toMatchObject([{ name, idNo, birthday }]);
  });

  it('skips cells beyond the last column, in read-only columns and with unknown schemes', () => {
    const fields = ['birthday', null, 'schemeId'] as const;
    const paste = pasteBlock([['1990/1/31', '36', '方案九', '备注']], target({ fields }), context);
    expect(paste.changed).toEqual([{ ...persons[0], birthday: '1990-01-31' }]);
    expect(paste.skippedCells).toBe(3);
  });
});

describe('rows', () => {
  it('changes the rows starting at the cell and adds the rest', () => {
    const paste = pasteBlock([['甲一'], ['乙二']], target({ persons: persons.slice(2) }), context);
    expect(paste.changed.map((person) => [person.key, person.name])).toEqual([[3, '甲一']]);
    expect(paste.added.map((person) => person.name)).toEqual(['乙二']);
  });

  it('skips blank lines and leaves out rows beyond the maximum', () => {
    const paste = pasteBlock([['甲一'], [''], ['乙二'], ['丙三'], ['']], target({ persons: [], room: 2 }), context);
    expect(paste.added.map((person) => person.name)).toEqual(['甲一', '乙二']);
    expect(paste.leftOut).toBe(1);
  });

  it('repeats one row over the rows that are selected', () => {
    const size = { rows: 3, columns: 1 };
    const paste = pasteBlock([['方案二']], target({ fields: ['schemeId'], size }), context);
    expect(paste.changed.map(({ schemeId }) => schemeId)).toEqual(['field', 'field', 'field']);
  });

  it('fills in birthday and sex from a number but keeps those that are pasted with it', () => {
    const [alone] = pasteBlock([[idNo]], target({ fields: ['idNo'] }), context).changed;
    expect(alone).toMatchObject({ idNo, birthday, sex: samplePerson(9).sex });
    const [stated] = pasteBlock([[idNo, '', '1990-01-01']], target({ fields: fieldsFrom('idNo') }), context).changed;
    expect(stated).toMatchObject({ idNo, birthday: '1990-01-01', sex: samplePerson(9).sex });
  });
});

it('keeps and counts the numbers that a spreadsheet rounded', () => {
  const paste = pasteBlock([['4.30121E+17'], ['430121199001010000']], target({ fields: ['idNo'] }), context);
  expect(paste.damagedIds).toBe(2);
  const store = createRosterStore(context, paste.changed);
  expect(store.problemsOf(1).map(({ code }) => code)).toContain('E_ID_PRECISION');
});

it('is one undo step and does not affect unchanged rows', () => {
  const store = createRosterStore(context, sampleRoster(3));
  const before = store.persons();
  const { changed, added } = pasteBlock(
    sampleRoster(3)
      .map((person) => [person.name])
      .concat([['丁四'], ['戊五']]),
    target({ persons: before }),
    context,
  );
  expect(store.change(changed, added)).toHaveLength(2);
  expect(store.persons().slice(0, 3)).toEqual(before);
  store.undo();
  expect(store.persons()).toEqual(before);
  expect(store.canUndo).toBe(false);
});
