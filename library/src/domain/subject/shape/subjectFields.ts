import { declinedEntryOf } from '../../applicant/declinedAddress.ts';
import { isCalendarDay } from '../../calendar/calendarDay.ts';
import { errorAt } from '../../problem/problem.ts';
import type { SubjectProblem, SubjectProblemCode } from '../../product/subjectProblem.ts';
import type { Address } from '../../region/address.ts';

/** Problems of a required text with at most `longest` characters. */
export function textProblems(
  path: string,
  text: string,
  missing: SubjectProblemCode,
  longest: number,
): readonly SubjectProblem[] {
  if (text.trim() === '') return [errorAt(path, missing)];
  return text.length > longest ? [errorAt(path, 'textTooLong', { max: longest })] : [];
}

/** Problems of a required choice from a list. */
export function choiceProblems(
  path: string,
  choice: string,
  choices: readonly string[],
  [missing, unknown]: readonly [SubjectProblemCode, SubjectProblemCode],
): readonly SubjectProblem[] {
  if (choice === '') return [errorAt(path, missing)];
  return choices.includes(choice) ? [] : [errorAt(path, unknown)];
}

/** Problems of a required day. */
export function dateProblems(path: string, day: string, missing: SubjectProblemCode): readonly SubjectProblem[] {
  if (day === '') return [errorAt(path, missing)];
  return isCalendarDay(day) ? [] : [errorAt(path, 'dateInvalid')];
}

/** Problems of a region. Province and city are required; the district isn't, because some cities have none. */
export const regionProblems = (
  path: string,
  { cityCode }: Address,
  missing: SubjectProblemCode,
): readonly SubjectProblem[] => (cityCode > 0 ? [] : [errorAt(path, missing)]);

const longestAddress = 200;

/** Problems of a street address. */
export const detailProblems = (
  path: string,
  { detail }: Address,
  missing: SubjectProblemCode,
): readonly SubjectProblem[] => textProblems(`${path}.detail`, detail, missing, longestAddress);

/** Problems of images; at least one image is required. */
export const imageProblems = (
  path: string,
  images: readonly string[],
  missing: SubjectProblemCode,
): readonly SubjectProblem[] => (images.some((image) => image !== '') ? [] : [errorAt(path, missing)]);

/**
 * Problems of an address that the product's decline list contains (specification §5). The parameter `word` is empty
 * when the whole region is declined.
 */
export const declinedAddressProblems = (
  path: string,
  address: Address,
  declined: readonly string[],
): readonly SubjectProblem[] => {
  const entry = declinedEntryOf(address, declined);
  if (entry === null) return [];
  return [errorAt(`${path}.detail`, 'addressDeclined', { word: /^\d{6}$/.test(entry) ? '' : entry })];
};
