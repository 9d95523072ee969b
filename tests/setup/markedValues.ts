import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { creditCodeCheckDigit, idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { SchemaDescription } from 'yup';

/** A value to be sent and looked for in the answer. */
export interface MarkedValue {
  readonly value: unknown;
  /** What of it can't come from anywhere else; empty where it is too short to be told. */
  readonly mark: string;
}

/** Characters that no text of the product has. */
const rare = '龘靐齉爩麤鱻龖灪';

const idBody = '11019919870415731';
const creditBody = '91110199MA9QUAJNT';

/** Values in the forms that fields of text ask for, each well formed and met nowhere else. */
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

/** Figures below this stand in many answers. */
const smallest = 100;

const marked = (value: string | number): MarkedValue => {
  if (typeof value === 'number') return { value, mark: Math.abs(value) < smallest ? '' : String(value) };
  return { value, mark: value.includes(rareCharacter) ? rareCharacter : value };
};

/** Text with what is written in it left out: a date and a decimal number differ in form, two names don't. */
const formOf = (text: string): string =>
  text.replaceAll(/[\dA-Za-z]+/g, 'a').replaceAll(/\p{Script=Han}+/gu, rareCharacter);

/** Text of rare characters, texts in the form of the present one, and then the others that fit. */
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
 * Values for a field that come as deep into the server as its schema lets them: in the form of the present value, and in
 * other forms.
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

/** True when a text has the mark: as it is, or a figure in any of its spellings. */
export function hasMark(text: string, { mark }: MarkedValue): boolean {
  if (mark === '') return false;
  if (!/^-?[\d.]+$/.test(mark)) return text.includes(mark);
  const figures: readonly string[] = text.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d[\d.]*/g) ?? [];
  return figures.includes(mark.replace('-', ''));
}

const misshapenValues = [{ name: rare }, [rare], { [rare]: rare }, [[{ 龘: rare }]], `${rare}\u0000`] as const;

const asMarked = (value: unknown): MarkedValue => ({ value, mark: rareCharacter });

/** Values that no field takes, by their shape or their length. */
export const misshapen: readonly [MarkedValue, ...MarkedValue[]] = [
  asMarked(rare.repeat(100)),
  ...misshapenValues.map((value) => asMarked(value)),
];
