import '@tuanbao/tokens/tokens.css';
import { root } from '@bench/bench';
import type { Person as Row } from '@bench/persons';
import { exposeTable } from '@bench/table';
import { emptyPerson, type NewPerson, type PersonField } from '@tuanbao/library/domain/roster/person';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { rosterContext, twoSchemes } from '../../../../../stories/fixtures/rosters.ts';

/**
 * The context of a product whose premium depends on occupations. The table has twelve columns; eight of them are
 * adjacent and are pasted as one block.
 */
const wholeContext = { ...rosterContext, schemes: twoSchemes };
/**
 * The context of a product whose premium doesn't depend on occupations. The table has the columns of the peers' tables,
 * and the age.
 */
const context = { ...wholeContext, allowedClasses: '000000' };
const fieldOf: Partial<Record<keyof Row, PersonField>> = { name: 'name', idNo: 'idNo', birth: 'birthday' };

const personOf = (row: Row, index: number): NewPerson => ({
  ...emptyPerson,
  schemeId: twoSchemes[index % twoSchemes.length]?.id ?? '',
  name: row.name,
  idNo: row.idNo,
  sex: row.sex === '1' ? 'male' : 'female',
  birthday: row.birth,
  occupationCode: row.occ,
});

/** Returns the first eight columns as a spreadsheet copies them: cells separated by tabs. */
const blockOf = (rows: Row[]) =>
  rows
    .map(({ name, idNo, sex, birth, occ }) =>
      [name, '居民身份证', idNo, sex === '1' ? '男' : '女', birth, '', occ, ''].join('\t'),
    )
    .join('\r\n');

let store: RosterStore;
let firstDay = 1;
const grid = () => document.querySelector('[role=grid]');

exposeTable<NewPerson>('ours', {
  edit: 'dblclick',
  notes:
    'PersonTable: the store with its checks and its index of duplicates stands before the table is mounted; its product asks for no occupations, as wide as the peers’ tables; the block is pasted into one that does',
  prepare(rows) {
    store = createRosterStore(context, rows.map(personOf));
  },
  mount() {
    flushSync(() => createRoot(root()).render(<PersonTable store={store} schemes={twoSchemes} />));
  },
  cell: (row, key) =>
    document.querySelector(`[role=row][aria-rowindex="${row + 2}"] [data-column="${fieldOf[key] ?? 'name'}"]`),
  scroller: () => grid()?.parentElement ?? null,
  editing: () => document.activeElement?.closest('[data-editing]') !== null,
  model: (row, key) => store.personAt(row)?.[fieldOf[key] ?? 'name'],
  preparePaste: () => flushSync(() => store.setContext(wholeContext)),
  finishPaste: () => flushSync(() => store.setContext(context)),
  paste(rows) {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', blockOf(rows));
    const pasted = new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    return pasted;
  },
  rowsOf: (rows) => rows.map(personOf),
  insert(rows) {
    flushSync(() => void store.insert(rows, 0));
  },
  validate() {
    // A change of the first day of cover causes a check of all persons.
    firstDay += 1;
    flushSync(() => store.setContext({ ...context, startDate: `2026-12-${String(firstDay).padStart(2, '0')}` }));
    return store.rowsWithProblems().length;
  },
});
