import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { creditCodeCheckDigit, idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { SchemaDescription } from 'yup';

/** A value that a test sends in a request and then searches in the response. */
export interface MarkedValue {
  readonly value: unknown;
  /**
   * The part of the value that a test searches for in a response. No other text contains it. Empty if the value is a
   * number that is too small to be recognised.
   */
  readonly mark: string;
}

/** Rare characters that no text of the product contains. */
const rare = '龘靐齉爩麤鱻龖灪';

const idBody = '11019919870415731';
const creditBody = '91110199MA9QUAJNT';

/** Valid values for text fields of all formats. No other data contain these values. */
const texts: readonly string[] = [
  idBody + idCardCheckDigit(idBody),
  creditBody + creditCodeCheckDigit(creditBody),
  '13976543218',
  'quaint7@marked.example',
  '1987-04-15',
  '2031-07-23',
  '2031-07-23 00:00:00',
  '7654321.09',
  '7654321',
  'QuaintMark7',
  'f1d2c3b4-a596-4877-8899-aabbccddeeff',
  'TB202611207654321098',
  'http://localhost:80/oss/group/20261120/f1d2c3b4a59648778899aabbccddeeff',
  `${rare}公司\r\n${rare}`,
];

type Params = Readonly<Record<string, unknown>>;

const testOf = ({ tests }: SchemaDescription, name: string): Params | undefined =>
  tests.find((test) => test.name === name)?.params;

const limitOf = (schema: SchemaDescription, name: 'min' | 'max', otherwise: number): number =>
  Number(testOf(schema, name)?.[name] ?? otherwise);

const rareCharacter = rare.charAt(0);

/** Smallest number that is recognised. Many responses contain smaller numbers by chance. */
const smallest = 100;

const marked = (value: string | number): MarkedValue => {
  if (typeof value === 'number') return { value, mark: Math.abs(value) < smallest ? '' : String(value) };
  return { value, mark: value.includes(rareCharacter) ? rareCharacter : value };
};

/**
 * Returns the pattern of a text, in which letters and digits are replaced. Two texts of the same format, such as two
 * dates, have the same pattern.
 */
const formOf = (text: string): string =>
  text.replaceAll(/[\dA-Za-z]+/g, 'a').replaceAll(/\p{Script=Han}+/gu, rareCharacter);

/**
 * Returns two lists of texts that fit the schema. The first has a text of rare characters and texts with the pattern of
 * the present value. The second has the other texts.
 */
function textsFor(schema: SchemaDescription, present: string): readonly (readonly MarkedValue[])[] {
  const max = limitOf(schema, 'max', 60);
  const regex = testOf(schema, 'matches')?.['regex'] as RegExp | undefined;
  const isDay = schema.tests.some(({ name }) => name === 'day' || name === 'dayOrEmpty');
  const fits = (text: string) => text.length <= max && (regex?.test(text) ?? (!isDay || isCalendarDay(text)));
  const fitting = texts.filter(fits);
  const form = formOf(present);
  const short = rare.slice(0, Math.min(max, 3));
  const long = rare.repeat(Math.ceil(max / rare.length)).slice(0, Math.min(max, 1000));
  const alike = [short, ...fitting.filter((text) => formOf(text) === form)];
  const others = [...(long === short ? [] : [long]), ...fitting.filter((text) => formOf(text) !== form)];
  return [alike.map((text) => marked(text)), others.map((text) => marked(text))];
}

const numbersFor = (schema: SchemaDescription): readonly (readonly MarkedValue[])[] => {
  const max = limitOf(schema, 'max', 7_654_321);
  return [
    [Math.min(7_654_321, max - 7), Math.min(7653, max - 1)].map((each) => marked(each)),
    [765_432.1, -7_654_321, 7].map((each) => marked(each)),
  ];
};

const named = (name: string, content = '', type = 'image/quaint-mark'): MarkedValue => ({
  value: new File([content], name, { type }),
  mark: rareCharacter,
});

/**
 * Returns two lists of values for a field. The values pass as many checks of the server as possible. The first list has
 * values in the format of the present value, the second has values in other formats.
 */
export function markedValuesFor(
  schema: SchemaDescription,
  present: unknown,
): readonly [readonly MarkedValue[], readonly MarkedValue[]] {
  const isFile = (schema.meta as { file?: object } | undefined)?.file !== undefined;
  const [own = [], others = []] = isFile
    ? [[named(`${rare}.png`, rare)], [named(`${rare}.exe`)]]
    : schema.type === 'number'
      ? numbersFor(schema)
      : textsFor(schema, typeof present === 'string' ? present : '');
  return [own, others];
}

/** True if the text contains the mark. A number is also found if it is written with commas. */
export function hasMark(text: string, { mark }: MarkedValue): boolean {
  if (mark === '') return false;
  if (!/^-?[\d.]+$/.test(mark)) return text.includes(mark);
  const figures: readonly string[] = text.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d[\d.]*/g) ?? [];
  return figures.includes(mark.replace('-', ''));
}

const misshapenValues = [{ name: rare }, [rare], { [rare]: rare }, [[{ 龘: rare }]], `${rare}\u0000`] as const;

const asMarked = (value: unknown): MarkedValue => ({ value, mark: rareCharacter });

/** Values that every field refuses, because of their type, length or characters. */
export const misshapen: readonly [MarkedValue, ...MarkedValue[]] = [
  asMarked(rare.repeat(100)),
  ...misshapenValues.map((value) => asMarked(value)),
];
