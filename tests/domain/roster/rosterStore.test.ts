import { rosterProblems } from '@tuanbao/library/domain/roster/checkRoster';
import { emptyPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { array, assert, constant, nat, oneof, property, tuple } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import {
  faultyRoster,
  rosterContext,
  samplePerson,
  sampleRoster,
  twoSchemes,
} from '../../../stories/fixtures/rosters.ts';

const context = { ...rosterContext, schemes: twoSchemes };
/** Two different numbers with the same sum of character codes. */
const lookAlikes = ['EA10V0', 'EA1170'];
const keyAt = (store: RosterStore, position: number) => store.keyAt(position) ?? -1;
const codesOf = (store: RosterStore, position: number) =>
  store.problemsOf(keyAt(store, position)).map(({ code }) => code);

describe('checking', () => {
  it('finds the faulty rows and counts their errors', () => {
    const store = createRosterStore(context, faultyRoster);
    expect(store.rowsWithProblems()).toEqual([1, 2, 3]);
    expect(store.problemCount).toBe(3);
    expect(codesOf(store, 3)).toEqual(['E_DUPLICATE']);
    expect(store.problemsOf(keyAt(store, 3))[0]?.params).toEqual({ firstKey: keyAt(store, 0) });
  });

  it('the second of two equal persons becomes the first when that one is removed', () => {
    const store = createRosterStore(context, faultyRoster);
    store.remove([keyAt(store, 0)]);
    expect(codesOf(store, 2)).toEqual([]);
  });

  it('recognises an old number of 15 digits as the same person', () => {
    const { idNo } = samplePerson(0);
    const old = idNo.slice(0, 6) + idNo.slice(8, 17);
    const store = createRosterStore(context, [samplePerson(0), { ...samplePerson(0), idNo: old }]);
    expect(codesOf(store, 1)).toEqual(['W_15_DIGIT', 'E_DUPLICATE']);
  });

  it('distinguishes numbers with the same sum of characters, also after persons were removed', () => {
    const passports = lookAlikes.map((idNo) => ({ ...samplePerson(0), idType: 'passport', idNo }));
    const store = createRosterStore(context, [...passports, ...passports]);
    expect(store.order.map((_, at) => codesOf(store, at).includes('E_DUPLICATE'))).toEqual([false, false, true, true]);
    store.remove([keyAt(store, 0)]);
    expect(store.order.map((_, at) => codesOf(store, at).includes('E_DUPLICATE'))).toEqual([false, false, true]);
  });

  it('checks everything again when the start date changes', () => {
    const store = createRosterStore(context, [samplePerson(0)]);
    const listener = vi.fn<() => void>();
    store.subscribeRow(keyAt(store, 0), listener);
    store.setContext({ ...context, startDate: '2126-12-01' });
    expect(codesOf(store, 0)).toEqual(['E_AGE']);
    expect(store.problemCount).toBe(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('editing', () => {
  it('normalises the typed text and fills in the cells that follow from the number', () => {
    const store = createRosterStore(context, [{ ...emptyPerson, schemeId: 'office' }]);
    const key = keyAt(store, 0);
    store.setField(key, 'idNo', ' 11010519491231002x ');
    expect(store.personOf(key)).toMatchObject({ idNo: '11010519491231002X', birthday: '1949-12-31', sex: 'female' });
    store.setField(key, 'idNo', samplePerson(0).idNo);
    expect(store.personOf(key)).toMatchObject({ birthday: samplePerson(0).birthday, sex: samplePerson(0).sex });
  });

  it('does not change a birthday that was stated against the number', () => {
    const store = createRosterStore(context, [{ ...samplePerson(0), birthday: '1990-01-01' }]);
    store.setField(keyAt(store, 0), 'idNo', samplePerson(1).idNo);
    expect(store.personAt(0)?.birthday).toBe('1990-01-01');
  });

  it('fills in name and class from the occupation code', () => {
    const store = createRosterStore(context, [samplePerson(0, 'field')]);
    store.setField(keyAt(store, 0), 'occupationCode', '0801010');
    expect(store.personAt(0)).toMatchObject({ occupationName: '厂内叉车工', occupationClass: '4' });
  });

  it('notifies only the rows whose appearance changes', () => {
    const store = createRosterStore(context, sampleRoster(3));
    const [own, twin, other] = [0, 1, 2].map((position) => {
      const listener = vi.fn<() => void>();
      store.subscribeRow(keyAt(store, position), listener);
      return listener;
    });
    store.setField(keyAt(store, 0), 'idNo', samplePerson(1).idNo);
    expect(own).toHaveBeenCalledTimes(1);
    expect(twin).toHaveBeenCalledTimes(1); // This row now has the same number as row 1.
    expect(other).not.toHaveBeenCalled();
  });

  it('notifies no listener if nothing changes', () => {
    const store = createRosterStore(context, sampleRoster(1));
    const { version } = store;
    store.setField(keyAt(store, 0), 'name', samplePerson(0).name);
    expect(store.version).toBe(version);
    expect(store.canUndo).toBe(false);
  });
});

describe('rows', () => {
  it('adds, removes and moves persons, and counts heads by scheme and class', () => {
    const store = createRosterStore(context, sampleRoster(4));
    const [added] = store.insert([samplePerson(10)], 1);
    expect(store.positionOf(added ?? -1)).toBe(1);
    store.moveToScheme([keyAt(store, 0)], 'field');
    expect(store.headsBy().get('office')?.total).toBe(4);
    expect(store.headsBy().get('field')?.total).toBe(1);
    store.remove(store.order);
    expect(store.count).toBe(0);
  });

  it('counts heads in the classes of the current product', () => {
    const store = createRosterStore(context, [samplePerson(0), samplePerson(1)]);
    const { occupationCode } = samplePerson(0);
    store.setContext({ ...context, startDate: '2026-12-02' });
    expect(store.headsBy().get('office')).toMatchObject({ total: 2, unclassed: 0 });

    store.setContext({ ...context, classOverrides: { [occupationCode]: 6 } });

    expect(store.headsBy().get('office')?.total).toBe(2);
    expect(store.headsBy().get('office')?.byClass[5]).toBe(1);
  });

  it('adds thousands of persons in slices as one action', async () => {
    const store = createRosterStore(context, sampleRoster(2));
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    const added = sampleRoster(2502).slice(2);
    const keys = await store.insertInSlices(added, 1);
    expect(keys).toHaveLength(2500);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.persons().map(({ idNo }) => idNo)).toEqual(
      [samplePerson(0), ...added, samplePerson(1)].map(({ idNo }) => idNo),
    );
    store.undo();
    expect(store.count).toBe(2);
  });

  it('finishes an insertion in slices before an edit or undo in between, and keeps it as one action', async () => {
    const store = createRosterStore(context, sampleRoster(2));
    const added = sampleRoster(3002).slice(2);
    store.setField(keyAt(store, 1), 'name', '先改');
    const whole = store.insertInSlices(added);
    await new Promise((resolve) => setTimeout(resolve, 0));
    store.setField(keyAt(store, 0), 'name', '中改');
    expect(store.count).toBe(3002);
    expect(await whole).toHaveLength(3000);

    store.undo();
    expect(store.count).toBe(3002);
    expect(store.personAt(0)?.name).toBe(samplePerson(0).name);
    store.undo();
    expect(store.count).toBe(2);
    expect([...store.headsBy().values()].map(({ total }) => total)).toEqual([2]);
    expect(store.personAt(1)?.name).toBe('先改');

    const again = store.insertInSlices(added);
    store.undo();
    expect(store.count).toBe(2);
    await again;
    expect(store.persons()).toHaveLength(2);
    store.redo();
    expect(store.count).toBe(3002);
  });

  it('undoes and redoes a complete action', () => {
    const store = createRosterStore(context, sampleRoster(3));
    const before = store.persons();
    store.remove([keyAt(store, 0), keyAt(store, 2)]);
    store.setField(keyAt(store, 0), 'name', '改名');
    const after = store.persons();
    store.undo();
    store.undo();
    expect(store.persons()).toEqual(before);
    store.redo();
    store.redo();
    expect(store.persons()).toEqual(after);
    expect(store.canRedo).toBe(false);
  });

  it('returns the rows to check: errors, and names that differ from their codes', () => {
    const mismatched = { ...samplePerson(1), occupationName: '打杂' };
    const store = createRosterStore(context, [samplePerson(0), mismatched, { ...samplePerson(2), name: '' }]);
    expect(store.rowsWithProblems()).toEqual([2]);
    expect(store.rowsToReview()).toEqual([1, 2]);
    store.setField(keyAt(store, 1), 'occupationCode', samplePerson(1).occupationCode);
    store.setField(keyAt(store, 1), 'occupationName', samplePerson(1).occupationName);
    expect(store.rowsToReview()).toEqual([2]);
    store.undo();
    expect(store.rowsToReview()).toEqual([1, 2]);
    store.remove([keyAt(store, 1)]);
    expect(store.rowsToReview()).toEqual([1]);
  });

  it('writes and empties cells of several rows as one action each', () => {
    const store = createRosterStore(context, sampleRoster(3));
    const before = store.persons();
    const keys = [keyAt(store, 0), keyAt(store, 2)];
    store.setCells(keys.map((key) => ({ key, cells: { occupationCode: '0801010' } })));
    const forklift = { occupationCode: '0801010', occupationName: '厂内叉车工', occupationClass: '4' };
    expect(store.persons()).toMatchObject([forklift, before[1] ?? {}, forklift]);
    store.undo();
    expect(store.persons()).toEqual(before);

    expect(store.clearCells(keys, ['name', 'schemeId'])).toBe(true);
    expect(store.persons().map(({ name, schemeId }) => [name, schemeId])).toEqual([
      ['', 'office'],
      [before[1]?.name, 'office'],
      ['', 'office'],
    ]);
    expect(store.clearCells(keys, ['name', 'schemeId'])).toBe(false);
    store.undo();
    expect(store.persons()).toEqual(before);
  });

  it('returns the rows that undo and redo change', () => {
    const store = createRosterStore(context, sampleRoster(3));
    const [first, second] = [keyAt(store, 0), keyAt(store, 1)];
    store.moveToScheme([first, second], 'field');
    store.remove([second]);
    expect([store.undo(), store.undo(), store.undo()]).toEqual([[second], [first, second], []]);
    expect([store.redo(), store.redo(), store.redo()]).toEqual([[first, second], [second], []]);
  });
});

it('equals a check of the whole roster after any actions', () => {
  const position = nat(9);
  const action = oneof(
    tuple(constant('edit' as const), position, nat(5)),
    tuple(constant('insert' as const), position, nat(5)),
    tuple(constant('remove' as const), position, nat(5)),
    tuple(constant('undo' as const), position, nat(5)),
    tuple(constant('redo' as const), position, nat(5)),
    tuple(constant('startOn' as const), position, nat(5)),
  );
  const numbers = [...lookAlikes, '', samplePerson(0).idNo, ` ${samplePerson(1).idNo}`, samplePerson(2).idNo];
  const days = ['2026-12-01', '2028-02-29', '2031-03-01', '2044-02-28', '2060-03-01', '2126-12-01'];
  const bySex = { male: { min: 16, max: 60 }, female: { min: 18, max: 55 } };
  const limited = { ...context, age: { ...context.age, bySex, byClass: { 4: { min: 25, max: 40 } } } };
  assert(
    property(array(action, { maxLength: 25 }), (actions) => {
      const store = createRosterStore(limited, faultyRoster);
      for (const [verb, at, which] of actions) {
        if (verb === 'edit') store.setField(keyAt(store, at), 'idNo', numbers[which] ?? '');
        else if (verb === 'insert') store.insert([samplePerson(which)], at);
        else if (verb === 'remove') store.remove([keyAt(store, at)]);
        else if (verb === 'startOn') store.setContext({ ...store.context, startDate: days[which] ?? '' });
        else store[verb]();
      }
      const whole = rosterProblems(store.persons(), store.context);
      const row = (index: number) =>
        store.problemsOf(keyAt(store, index)).map(({ code, path }) => `persons.${index}.${path} ${code}`);
      expect(store.order.flatMap((_, index) => row(index))).toEqual(whole.map(({ code, path }) => `${path} ${code}`));
      expect(store.problemCount).toBe(whole.filter(({ severity }) => severity === 'error').length);
    }),
  );
});
