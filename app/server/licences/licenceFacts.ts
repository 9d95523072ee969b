import { calendarDayFrom } from '@tuanbao/library/domain/calendar/parseDay';
import { creditCodeProblems } from '@tuanbao/library/domain/identity/creditCode';

import type { RecognisedLicence } from '../../contract/materials.ts';
import type { PrintedWords } from './printedWords.ts';

const unread: RecognisedLicence = {
  isRecognized: false,
  source: 'none',
  groupCardId: '',
  groupName: '',
  legalPersonName: '',
  setUpTime: '',
  detailAddress: '',
};

/** The credit code among the words; none where there are several different ones, or its check character is wrong. */
function creditCodeIn(text: string): string {
  const codes = new Set(
    [...text.toUpperCase().matchAll(/(?<![0-9A-Z])[0-9A-HJ-NPQRTUWXY]{18}(?![0-9A-Z])/g)]
      .map(([code]) => code)
      .filter((code) => creditCodeProblems(code).every(({ code: problem }) => problem === 'E_SOLE_TRADER')),
  );
  return codes.size === 1 ? ([...codes][0] ?? '') : '';
}

/** What follows a label on its line; the labels of a licence are often set with spaces between their characters. */
function fieldIn(text: string, ...labels: readonly string[]): string {
  for (const label of labels) {
    const spaced = Array.from(label).join(String.raw`\s*`);
    const found = new RegExp(String.raw`(?:^|[\n;；])\s*${spaced}\s*[:：\s]\s*([^\n;；]+)`, 'm')
      .exec(text)?.[1]
      ?.trim();
    if (found) return found;
  }
  return '';
}

const chineseDay = (text: string): string => calendarDayFrom(text.replaceAll(/\s/g, '')) ?? '';

function factsIn(text: string, source: 'qr' | 'text'): RecognisedLicence {
  const groupCardId = creditCodeIn(text);
  if (groupCardId === '') return unread; // without its number nothing says that this is a licence
  return {
    isRecognized: true,
    source,
    groupCardId,
    groupName: fieldIn(text, '名称', '企业名称'),
    legalPersonName: fieldIn(text, '法定代表人', '负责人'),
    setUpTime: chineseDay(fieldIn(text, '成立日期')),
    detailAddress: fieldIn(text, '住所', '营业场所'),
  };
}

/** What a licence says; never more than is printed there. */
export function licenceFacts({ codes, text }: PrintedWords): RecognisedLicence {
  const ofCodes = codes.map((code) => factsIn(code, 'qr')).find(({ isRecognized }) => isRecognized);
  return ofCodes ?? factsIn(text, 'text');
}
