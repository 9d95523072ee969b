import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
// Measures rating in plain Node: a million persons, compared with an integer loop over the same rows; a quote for
// 10,000 persons; one change.
import type { Clause, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { emptyPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { classLinesOf, rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { employerLiability } from '@tuanbao/library/samples/products';

import { rosterContext, sampleRoster } from '../../../../stories/fixtures/rosters.ts';

const million = 1_000_000;
const tenThousand = 10_000;
const rounds = 15;
const warmUp = 5;

/**
 * Rates in per mille of the sum insured, by class, for five clauses. The integer loop uses hundredths of these rates.
 */
const rates = [
  [0.31, 0.42, 0.66, 1.12, 1.73],
  [1.2, 1.6, 2.4, 3.9, 5.8],
  [0.2, 0.2, 0.25, 0.3, 0.35],
  [0.08, 0.08, 0.12, 0.15, 0.2],
  [0.9, 1.1, 1.7, 2.6, 3.8],
];
const sums = [500_000, 50_000, 100_000, 200_000, 18_000];

const clauses = rates.map((byClass, index): Clause => ({
  code: `C${index}`,
  name: `C${index}`,
  kind: 'main',
  isOptional: false,
  options: [{ sumInsured: sums[index] ?? 0, label: '' }],
  ratesPerMille: Object.fromEntries(byClass.map((rate, at) => [at + 1, String(rate)])),
}));
const product: ProductDefinition = {
  ...employerLiability,
  plans: [{ code: 'P', name: 'P', rate: '0.97', clauses }],
};
const scheme = { ...newScheme(product, 's1', 's1'), payoutRatio: 'P90' };
const terms = { months: 6, applyQuantity: 1, schemes: [scheme] };

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const medianOf = (run: () => void) => median(Array.from({ length: rounds }, () => timed(run)).slice(warmUp));

const persons: Person[] = Array.from({ length: million }, (_, key) => ({
  key,
  ...emptyPerson,
  schemeId: 's1',
  occupationClass: String((key % 5) + 1),
}));

/**
 * Sum insured in thousands of yuan multiplied by the rate in hundredths of a per mille. Indexed by clause and class.
 * All numbers are integers.
 */
const table = rates.map((byClass, index) =>
  Int32Array.from(byClass, (rate) => ((sums[index] ?? 0) / 1000) * Math.round(rate * 100)),
);
/**
 * Product of the factors in hundred-millionths: 6 months (0.6), 90 % payout (1.125), plan (0.97), discount tier (0.9).
 */
const factor = 58_927_500;
const perYuan = 100 * 100_000_000;

/**
 * The lower limit for the time: adds up all clauses of each person, multiplies by the factor, and rounds up to the
 * yuan. All numbers are integers.
 */
function bareLoop(): number {
  let total = 0;
  for (const person of persons) {
    const at = person.occupationClass.charCodeAt(0) - 49;
    let annual = 0;
    for (const byClass of table) annual += byClass[at] ?? 0;
    total += Math.ceil((annual * factor) / perYuan);
  }
  return total;
}

const rateMillion = () => quote(product, quotableDraftOf(terms, rosterLinesOf(persons))).totalFen;

if (rateMillion() !== bareLoop() * 100) throw new Error(`${rateMillion()} fen instead of ${bareLoop() * 100}`);

const floor = medianOf(bareLoop);
const ours = medianOf(rateMillion);

const roster = sampleRoster(tenThousand).map((person, key) => ({ ...person, key, schemeId: 's1' }));
const tenThousandQuoted = medianOf(() => {
  const { totalFen } = quote(product, quotableDraftOf(terms, rosterLinesOf(roster)));
  if (totalFen === null) throw new Error('no price');
});

const store = createRosterStore(
  { ...rosterContext, schemes: [{ id: 's1', name: 's1', allowedClasses: '111110' }] },
  roster,
);
const codes = roster.slice(0, 400).map(({ occupationCode }) => occupationCode);
const changes = codes.map((_, index) => {
  const key = store.keyAt((index * 37) % tenThousand) ?? 0;
  return timed(() => {
    store.setField(key, 'occupationCode', codes[(index + 1) % codes.length] ?? '');
    const heads = store.headsBy().get('s1')?.byClass ?? [];
    quote(product, quotableDraftOf(terms, new Map([['s1', classLinesOf(heads)]])));
  });
});

process.stdout.write(
  JSON.stringify([
    { name: '1,000,000 × 5 clauses, bare loop', value: floor, unit: 'ms' },
    { name: '1,000,000 × 5 clauses, ours', value: ours, unit: 'ms' },
    { name: 'ours to the bare loop', value: ours / floor, unit: '×', limit: 5 },
    { name: 'quote for 10,000 persons', value: tenThousandQuoted, unit: 'ms', limit: 10 },
    { name: 'one person changed, priced again', value: median(changes), unit: 'ms', limit: 1 },
  ]),
);
