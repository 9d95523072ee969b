import { calendarDayFrom } from '@tuanbao/library/domain/calendar/parseDay';
import { isRightCreditCode } from '@tuanbao/library/domain/identity/creditCode';

import type { RecognisedLicence } from '../../contract/materials.ts';
import type { PrintedWords } from './printedWords.ts';

/** The result for a document that isn't recognised as a licence. */
export const unreadLicence: RecognisedLicence = {
  isRecognized: false,
  source: 'none',
  groupCardId: '',
  groupName: '',
  legalPersonName: '',
  setUpTime: '',
  detailAddress: '',
  fieldReadings: [],
  unreadReason: 'illegible',
};

/**
 * The credit code in a text. Codes with a wrong check character are ignored. If no code or more than one different code
 * remains, the result is empty.
 */
function creditCodeIn(text: string): string {
  const codes = new Set(
    [...text.toUpperCase().matchAll(/(?<![0-9A-Z])[0-9A-HJ-NPQRTUWXY]{18}(?![0-9A-Z])/g)]
      .map(([code]) => code)
      .filter(isRightCreditCode),
  );
  return codes.size === 1 ? ([...codes][0] ?? '') : '';
}

/**
 * Replaces each run of white space by one character: by a line feed if the run contains a line end, otherwise by a
 * space.
 */
const withSingleSpaces = (text: string): string =>
  text.replaceAll(/\s+/g, (space) => (/[\n\r\u2028\u2029]/.test(space) ? '\n' : ' '));

/**
 * For each field, patterns that match a label at the beginning of a line or after a semicolon, and the text after the
 * label. Earlier patterns have priority.
 */
const labels = {
  groupName: [
    /(?:^|[\n;；])\s?名\s?称\s?[:：\s]\s?([^\n;；]+)/,
    /(?:^|[\n;；])\s?企\s?业\s?名\s?称\s?[:：\s]\s?([^\n;；]+)/,
  ],
  legalPersonName: [
    /(?:^|[\n;；])\s?法\s?定\s?代\s?表\s?人\s?[:：\s]\s?([^\n;；]+)/,
    /(?:^|[\n;；])\s?负\s?责\s?人\s?[:：\s]\s?([^\n;；]+)/,
  ],
  setUpTime: [/(?:^|[\n;；])\s?成\s?立\s?日\s?期\s?[:：\s]\s?([^\n;；]+)/],
  detailAddress: [
    /(?:^|[\n;；])\s?住\s?所\s?[:：\s]\s?([^\n;；]+)/,
    /(?:^|[\n;；])\s?营\s?业\s?场\s?所\s?[:：\s]\s?([^\n;；]+)/,
  ],
} as const;

/**
 * The text after the first label that is found in a licence. Licences often have spaces between the characters of a
 * label.
 */
function fieldIn(text: string, patterns: readonly RegExp[]): string {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found) return found;
  }
  return '';
}

const chineseDay = (text: string): string => calendarDayFrom(text.replaceAll(/\s/g, '')) ?? '';

function factsIn(printed: string, source: 'qr' | 'text'): RecognisedLicence {
  const text = withSingleSpaces(printed);
  const groupCardId = creditCodeIn(text);
  if (groupCardId === '') return unreadLicence; // Without a credit code, the document isn't recognised as a licence.
  return {
    isRecognized: true,
    source,
    groupCardId,
    groupName: fieldIn(text, labels.groupName),
    legalPersonName: fieldIn(text, labels.legalPersonName),
    setUpTime: chineseDay(fieldIn(text, labels.setUpTime)),
    detailAddress: fieldIn(text, labels.detailAddress),
    fieldReadings: [],
    unreadReason: '',
  };
}

/**
 * The facts of a licence, from a QR code with a credit code or, if there is none, from the text. A field that isn't
 * found is empty. Without a credit code, the document isn't recognised as a licence.
 */
export function licenceFacts({ codes, text }: PrintedWords): RecognisedLicence {
  const ofCodes = codes.map((code) => factsIn(code, 'qr')).find(({ isRecognized }) => isRecognized);
  return ofCodes ?? factsIn(text, 'text');
}
