import { calendarDayFrom } from '../calendar/parseDay.ts';
import { organisationCodeCheckDigit } from '../identity/checkDigits.ts';
import { isRightCreditCode } from '../identity/creditCode.ts';
import { hasProvinceCode } from '../identity/idCard.ts';
import { type CheckedNumber, numberLooks, numberReadings, readNumber } from './checkedNumber.ts';
import { type Label, type LabelledValue, labelledValues } from './labelledValues.ts';
import { boxAround, heightOf, type PrintedLine } from './printedLine.ts';
import { type ReadField, type SecondLook, type SecondReadings, unreadField } from './readField.ts';
import { addressIn, groupNameIn, joined, printedPersonNameIn, readWords } from './readWords.ts';

/** Name of a fact that is read from a business licence. */
export type LicenceField = 'groupIdNo' | 'groupName' | 'legalPersonName' | 'establishedOn' | 'address';

/** The facts that were read from a photograph of a business licence (营业执照). */
export type LicenceReading = Readonly<Record<LicenceField, ReadField>>;

/**
 * Labels on a business licence. Labels with the field `other` aren't read; they only mark the end of the value before
 * them.
 */
const labels: readonly Label<LicenceField | 'other'>[] = [
  { field: 'groupIdNo', words: ['统一社会信用代码'], place: 'below' },
  { field: 'groupName', words: ['企业名称', '名称', '称'], wraps: true },
  { field: 'legalPersonName', words: ['法定代表人', '负责人', '执行事务合伙人', '投资人'] },
  { field: 'establishedOn', words: ['成立日期', '注册日期'] },
  { field: 'address', words: ['主要经营场所', '营业场所', '住所', '所'], wraps: true },
  { field: 'other', words: ['类型', '型', '注册资本', '经营范围', '营业期限', '登记机关', '组成形式', '出资额'] },
];

/**
 * True when a credit code contains the region of its registry: the code of a province, or 10 for the national registry.
 */
const hasProvince = (code: string): boolean => hasProvinceCode(code, 2) || code.startsWith('10', 2);

/** Rules for recognising a unified social credit code in a picture. */
export const creditCodeNumber: CheckedNumber = {
  length: 18,
  alphabet: '0123456789ABCDEFGHJKLMNPQRTUWXY',
  isRight: (text) => isRightCreditCode(text) && /^[159ANY]\d/.test(text) && hasProvince(text),
  isUsual: (text) => organisationCodeCheckDigit(text.slice(8, 16)) === text[16],
};

/** Width of the printed code as a multiple of the width of its label. */
const codeWidth = 2.4;

/**
 * Endings of the names of organisations. They are used to find a name whose label on the licence is illegible, and to
 * see if a name is complete.
 */
const organisation = /(?:公司|企业|中心|合作社|事务所|研究院|研究所|学校|医院|厂|店|社|部)$/u;

/**
 * The place of the text that was recognised for the credit code. If there is no such text, the area below the label.
 */
function codeBoxOf({ label, pieces }: LabelledValue<string>): SecondLook['box'] {
  if (pieces.length > 0) return boxAround(pieces.map(({ box }) => box));
  const { left, right, bottom } = label.box;
  return { left, top: bottom, right: left + codeWidth * (right - left), bottom: bottom + 2 * heightOf(label) };
}

/** The places in the photograph of a business licence that are read a second time. */
export function licenceLooks(lines: readonly PrintedLine[]): readonly SecondLook[] {
  return [...labelledValues(lines, labels).values()].flatMap((value): readonly SecondLook[] => {
    const { field, pieces } = value;
    if (field === 'other') return [];
    if (field === 'groupIdNo') return numberLooks(field, codeBoxOf(value), 'creditCode');
    if (pieces.length === 0) return [];
    const box = boxAround(pieces.map((piece) => piece.box));
    return [{ id: field, box, alphabet: 'words', isBlock: pieces.length > 1, isGrey: false }];
  });
}

const dayIn = (text: string): string => calendarDayFrom(text.replaceAll(/[^\d年月日.-]/g, '')) ?? '';

/**
 * The longest line that ends like the name of an organisation and has a confidence of at least 60; unread when there is
 * no such line. The user must check this name, as it has no label.
 */
function unlabelledName(lines: readonly PrintedLine[]): ReadField {
  const names = lines
    .map(({ text, confidence }) => ({ value: groupNameIn(text), confidence: Math.round(confidence) }))
    .filter(({ value, confidence }) => confidence >= 60 && organisation.test(value));
  const [longest] = names.sort((one, other) => other.value.length - one.value.length);
  return longest ? { ...longest, isToBeChecked: true } : unreadField;
}

/**
 * Returns the field with `isToBeChecked` true if it was true before, or if the value may be incomplete (`isWhole` is
 * false). An empty field is never to be checked.
 */
const checkedUnless = (field: ReadField, isWhole: boolean): ReadField => ({
  ...field,
  isToBeChecked: field.value !== '' && (field.isToBeChecked || !isWhole),
});

/**
 * The facts on a business licence, from the recognised lines and the second readings of the places of the values.
 * `isToBeChecked` is true for a value that isn't certain.
 */
export function licenceReading(lines: readonly PrintedLine[], again: SecondReadings): LicenceReading {
  const values = labelledValues(lines, labels);
  const wordsAt = (field: LicenceField, plain: (text: string) => string) =>
    readWords(joined(values.get(field)?.pieces ?? []), again.get(field), plain);
  const name = wordsAt('groupName', groupNameIn);
  const code = numberReadings('groupIdNo', values.get('groupIdNo')?.pieces ?? [], again);
  return {
    groupIdNo: readNumber(code.length > 0 ? code : lines, creditCodeNumber),
    groupName: name.value === '' ? unlabelledName(lines) : checkedUnless(name, organisation.test(name.value)),
    legalPersonName: wordsAt('legalPersonName', printedPersonNameIn),
    establishedOn: wordsAt('establishedOn', dayIn),
    address: checkedUnless(wordsAt('address', addressIn), false), // The address may continue on a missed line.
  };
}
