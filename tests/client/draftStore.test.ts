import { DraftStore } from '@tuanbao/app/client/drafts/draftStore.ts';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, expect, it } from 'vitest';

import occupationRows from '../../app/catalogue/occupations.json' with { type: 'json' };
import { completeDraft } from '../fixtures/orderDraft.ts';

const storeOf = (product: ProductDefinition) =>
  new DraftStore(
    {
      product,
      occupations: occupationTreeOf(occupationRows),
      today: '2026-11-20',
      startDays: { earliest: '2026-11-21', latest: '2027-01-19', closedDays: [] },
    },
    completeDraft(product),
  );

let store: DraftStore;
beforeEach(() => {
  store = storeOf(employerLiability);
});

const read = () => ({ quote: store.quote(), problems: store.problems(), lines: store.rosterLines() });

it('keeps the objects of price, problems and head counts through changes that do not affect them', () => {
  const before = read();
  store.roster.setField(store.roster.keyAt(0) ?? -1, 'name', '测试员');
  store.change({ schemes: store.read().schemes.map((scheme) => ({ ...scheme, name: '后厨' })) });

  const after = read();
  expect(after.quote).toBe(before.quote);
  expect(after.problems).toBe(before.problems);
  expect(after.lines).toBe(before.lines);
});

it('makes new objects when their content changes', () => {
  const before = read();
  store.roster.remove([store.roster.keyAt(0) ?? -1]);
  const withOneLess = read();
  store.change({ startDate: '' });

  expect(withOneLess.quote.heads).toBe(before.quote.heads - 1);
  expect(withOneLess.lines).not.toEqual(before.lines);
  expect(store.problems().map(({ path }) => path)).toContain('startDate');
});

it('reports a total of 0 before the submit', () => {
  const plans = employerLiability.plans.map((plan) => ({ ...plan, rate: '0' }));
  const free = storeOf({ ...employerLiability, plans });

  expect(free.quote().totalFen).toBe(0);
  expect(free.problems()).toMatchObject([{ path: 'total', code: 'premiumZero' }]);
});

it('marks persons who are already covered without changing the draft, also after a change of the first day', () => {
  const key = store.roster.keyAt(0) ?? -1;
  const person = store.roster.personOf(key)!;
  const cover = { policySn: 'P1', productName: '雇主责任险', startDate: '2026-01-01', endDate: '2027-12-31' };
  const codes = () => store.roster.problemsOf(key).map(({ code }) => code);
  const { revision } = store;
  store.noteCovers(new Map([[identityOf(person), { isSameProduct: true, covers: [cover] }]]));

  expect(codes()).toContain('W_COVERED');
  expect(store.revision).toBe(revision);
  store.change({ startDate: '2026-12-24' });
  expect(codes()).toContain('W_COVERED');
  store.noteCovers(new Map());
  expect(codes()).not.toContain('W_COVERED');
});

it('replaces planned heads by the list in the request, and keeps them for later', () => {
  const line = { code: '0001001', name: '', occupationClass: 1 as const, heads: 99 };
  store.change({ schemes: store.read().schemes.map((scheme) => ({ ...scheme, occupations: [line] })) });

  expect(store.problems()).toEqual([]);
  expect(store.statedDraft().schemes[0]?.occupations).toEqual([{ ...line, heads: 0 }]);
  expect(store.draft().schemes[0]?.occupations).toEqual([line]);
  store.roster.replaceAll([]);
  expect(store.statedDraft().schemes[0]?.occupations).toEqual([line]);
  expect(store.quote().heads).toBe(99);
});

it('notices an import that the covers of persons interrupt', async () => {
  const persons = store.roster.persons();
  store.roster.replaceAll([]);
  const { revision } = store;
  const headsByLine = () => Object.values(store.rosterLines()).flatMap((lines) => lines.map((line) => line.heads));
  expect(headsByLine()).toEqual([]);

  const inserted = store.roster.insertInSlices(persons);
  store.noteCovers(new Map());
  await inserted;

  expect(store.revision).toBeGreaterThan(revision);
  expect(headsByLine().reduce((sum, each) => sum + each, 0)).toBe(persons.length);
  expect(store.quote().heads).toBe(persons.length);
  expect(store.problems()).toEqual([]);
});
