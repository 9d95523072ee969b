import { type PrintedLine, rowsOf } from './printedLine.ts';
import type { SecondLook, SecondReadings } from './readField.ts';
import { compactName } from './readWords.ts';

/** A part that an authorisation letter (授权书) must contain. */
export type AuthorisationPart = 'authorisation' | 'groupName' | 'seal';

/** The red area in a picture, from which a seal is recognised. */
export interface RedMark {
  /** Red pixels as a share of all pixels of the picture. */
  readonly share: number;
  /** Width of the red area divided by its height. */
  readonly shape: number;
}

/**
 * Smallest share of red pixels that can be a seal. A seal of 40 mm covers about 0.4 % of an A4 page. The limit is
 * lower, because the ink is often uneven, and a picture can show more than the page.
 */
const leastShare = 0.0006;

/** True when a red area can be a seal: it is large enough, and about as wide as high. */
export const isSeal = ({ share, shape }: RedMark): boolean => share >= leastShare && shape > 0.5 && shape < 2;

/** The text and the red area that were recognised in the picture of a letter. */
export interface Letter {
  readonly lines: readonly PrintedLine[];
  readonly again: SecondReadings;
  /** The red area in the picture; null when the picture contains no red. */
  readonly red: RedMark | null;
}

const names = /公司|单位|企业|厂|授权/u;

/** Maximum number of lines that are read a second time. */
const mostLooks = 6;

/** The lines of a letter that may contain the name of the group or the authorisation. They are read a second time. */
export const authorisationLooks = (lines: readonly PrintedLine[]): readonly SecondLook[] =>
  rowsOf(lines)
    .flat()
    .filter(({ text }) => names.test(text))
    .slice(0, mostLooks)
    .map(({ box }, at) => ({ id: `line${at}`, box, alphabet: 'words' as const, isBlock: false, isGrey: false }));

/**
 * Matches a character that can be directly before a name without being a part of it: any character that isn't a
 * letter, or the last character of a word such as 单位, 公司 or 授权.
 */
const mayPrecede = /[\P{L}位司方人称为托权书章兹表由与和致]/u;

/**
 * Matches a text that turns the company name before it into the name of a branch. A branch is a separate organisation.
 */
const branch = /^.{0,8}分公司/u;

function isNamedIn(searched: string, name: string): boolean {
  for (let at = searched.indexOf(name); at !== -1; at = searched.indexOf(name, at + 1)) {
    const before = searched[at - 1];
    if ((before === undefined || mayPrecede.test(before)) && !branch.test(searched.slice(at + name.length)))
      return true;
  }
  return false;
}

/**
 * True when a text contains the full name of a group, on one line or over several. A place in the text isn't counted if
 * letters before it show that it is the end of a longer name, or if the name of a branch (分公司) follows.
 */
export function namesGroup(text: string, groupName: string): boolean {
  const name = compactName(groupName);
  return name !== '' && [text, ...text.split('\n')].some((part) => isNamedIn(compactName(part), name));
}

/**
 * The required parts that a photographed letter doesn't clearly show. Empty when the letter contains the authorisation,
 * the full name of the group and a seal. A name with one different character is treated as the name of another group.
 */
export function authorisationLacks({ lines, again, red }: Letter, groupName: string): readonly AuthorisationPart[] {
  const rows = rowsOf(lines).map((row) => row.map(({ text }) => text).join(' '));
  const texts = [rows.join('\n'), ...Array.from(again.values(), ({ text }) => text)];
  return [
    ...(texts.some((text) => compactName(text).includes('授权')) ? [] : ['authorisation' as const]),
    ...(texts.some((text) => namesGroup(text, groupName)) ? [] : ['groupName' as const]),
    ...(red !== null && isSeal(red) ? [] : ['seal' as const]),
  ];
}
