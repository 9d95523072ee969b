import { type PrintedLine, rowsOf } from './printedLine.ts';
import type { SecondLook, SecondReadings } from './readField.ts';
import { compactName } from './readWords.ts';

/** A part that an authorisation letter (授权书) has to carry. */
export type AuthorisationPart = 'authorisation' | 'groupName' | 'seal';

/** Red that a picture shows, as a seal is printed. */
export interface RedMark {
  /** Share of the picture's pixels. */
  readonly share: number;
  /** Width of the red area divided by its height. */
  readonly shape: number;
}

/** A seal of 40 mm covers some 0.4 % of a page of A4; its colour is never even, and a picture shows more than the page. */
const leastShare = 0.0006;

/** True for red that may be a seal: enough of it, about as wide as high. */
export const isSeal = ({ share, shape }: RedMark): boolean => share >= leastShare && shape > 0.5 && shape < 2;

/** A letter as it was recognised. */
export interface Letter {
  readonly lines: readonly PrintedLine[];
  readonly again: SecondReadings;
  /** The red of the picture; null where there is none. */
  readonly red: RedMark | null;
}

const names = /公司|单位|企业|厂|授权/u;

/** At most so many lines are read a second time. */
const mostLooks = 6;

/** Lines of a letter that are read a second time: those that may name the group, or authorise. */
export const authorisationLooks = (lines: readonly PrintedLine[]): readonly SecondLook[] =>
  rowsOf(lines)
    .flat()
    .filter(({ text }) => names.test(text))
    .slice(0, mostLooks)
    .map(({ box }, at) => ({ id: `line${at}`, box, alphabet: 'words' as const, isBlock: false, isGrey: false }));

/** Signs before a name that don't belong to it: the end of a word such as 单位, 公司 or 授权. */
const mayPrecede = /[\P{L}位司方人称为托权书章兹表由与和致]/u;

/** A branch is a company of its own. */
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
 * True where a text names a group in full: in a line or over several, not within a longer name, nor as the head office of a
 * branch.
 */
export function namesGroup(text: string, groupName: string): boolean {
  const name = compactName(groupName);
  return name !== '' && [text, ...text.split('\n')].some((part) => isNamedIn(compactName(part), name));
}

/**
 * Parts that a photographed letter doesn't show beyond doubt; none: it authorises, names the group in full and is stamped.
 * A name that differs in a single character is another group's.
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
