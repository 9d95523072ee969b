// Measures the comparison of two rosters in plain Node: an employer's list of 5,000 persons with the policy's roster,
// and lists for which a comparison is slow.
import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { reconcileRosters } from '@tuanbao/library/domain/roster/reconcile';

const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜';
const givenNames = '安澜博文晨曦丹青恩泽方舟国栋海宁佳音景行凯歌乐山明远念慈培风清和';

function idNo(index: number): string {
  const month = String((index % 12) + 1).padStart(2, '0');
  const day = String((index % 28) + 1).padStart(2, '0');
  const body = `110199${1960 + (index % 45)}${month}${day}${String(index % 1000).padStart(3, '0')}`;
  return body + idCardCheckDigit(body);
}

const person = (index: number): NewPerson => ({
  ...emptyPerson,
  schemeId: index % 3 === 0 ? 'b' : 'a',
  name: `${surnames.charAt(index % surnames.length)}${givenNames.charAt(index % givenNames.length)}${givenNames.charAt((index * 7) % givenNames.length)}`,
  idNo: idNo(index),
  sex: index % 2 === 1 ? 'male' : 'female',
  birthday: `${idNo(index).slice(6, 10)}-${idNo(index).slice(10, 12)}-${idNo(index).slice(12, 14)}`,
  occupationCode: '0001001',
  occupationClass: String((index % 6) + 1),
});

const policy = (heads: number): readonly Person[] =>
  Array.from({ length: heads }, (_, key) => ({ ...person(key), key }));
const context = {
  classOf: ({ occupationClass }: NewPerson) => Number(occupationClass) as OccupationClass,
  pairsReplacements: true,
};

const rounds = 9;

/** Returns the time of the first run, which a user experiences, and the median of the later runs. */
function timed(run: () => number, mustFind: number): { readonly first: number; readonly median: number } {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    const found = run();
    const took = performance.now() - start;
    if (found < mustFind) throw new Error(`${found} lines instead of ${mustFind}`);
    return took;
  });
  const [first = NaN, ...rest] = times;
  return { first, median: rest.toSorted((one, other) => one - other)[Math.floor(rest.length / 2)] ?? NaN };
}

/**
 * Creates a current list. One in ten persons is replaced by another person. Three in ten are changed: one has another
 * id number, one another name, one another class.
 */
const currentList = (heads: number): readonly NewPerson[] =>
  policy(heads).map(({ key, ...row }) => {
    if (key % 10 === 1) return person(key + heads);
    if (key % 10 === 3) return { ...row, idNo: `${row.idNo.slice(0, 16)}9${row.idNo.slice(17)}` };
    if (key % 10 === 5) return { ...row, name: `${row.name.slice(0, 2)}蓝` };
    if (key % 10 === 7) return { ...row, occupationClass: String((Number(row.occupationClass) % 6) + 1) };
    return row;
  });

const heads = 5000;
const before = policy(heads);
const namesakes = before.map((row) => ({ ...row, name: '王伟' }));
const linesOf = (from: readonly Person[], to: readonly NewPerson[]) => reconcileRosters(from, to, context).lines.length;

const usual = currentList(heads);
const strangers = namesakes.map((_, at) => person(at + heads));
const renumbered = strangers.map((row) => ({ ...row, name: '王伟' }));

const ordinary = timed(() => linesOf(before, usual), 1500);
// In these lists, each person has as many candidates as possible. The time must not grow with the square of the length.
const others = timed(() => linesOf(namesakes, strangers), heads);
const sameName = timed(() => linesOf(namesakes, renumbered), heads);

process.stdout.write(
  JSON.stringify([
    { name: 'reconcile 5000 with 5000, first', value: ordinary.first, unit: 'ms', limit: 100 },
    { name: 'reconcile 5000 with 5000', value: ordinary.median, unit: 'ms', limit: 100 },
    { name: 'reconcile, wholly other persons', value: others.median, unit: 'ms', limit: 300 },
    { name: 'reconcile, all of one name', value: sameName.median, unit: 'ms', limit: 300 },
  ]),
);
