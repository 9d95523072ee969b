import { errorAt, warningAt } from '../problem/problem.ts';
import type { SubjectProblem } from '../product/subjectProblem.ts';

const shape = /^[A-HJ-NPR-Z0-9]{17}$/;
const weights: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const checkPlace = 8;
/** Values of the letters (ISO 3779): three runs that start over at 1, 1 and 2, with I, O and Q left out. */
const letterValues: Readonly<Record<string, number>> = Object.fromEntries(
  ['ABCDEFGH', 'JKLMNOPQR']
    .flatMap((run) => Array.from(run, (letter, index) => [letter, index + 1]))
    .concat(Array.from('STUVWXYZ', (letter, index) => [letter, index + 2])),
);

const valueOf = (character: string): number => letterValues[character] ?? Number(character);

/** The check character that the other sixteen ask for. */
function checkCharacterOf(frameNo: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * valueOf(frameNo.charAt(index)), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** A frame number as it is compared: half width, upper case, without spaces. */
export const normaliseFrameNo = (text: string): string => text.normalize('NFKC').toUpperCase().replaceAll(/\s+/gu, '');

/** 车架号 (VIN, ISO 3779): seventeen characters; a check character that doesn't fit only warns, since some makers leave it out. */
export function frameNoProblems(text: string, path: string): readonly SubjectProblem[] {
  const frameNo = normaliseFrameNo(text);
  if (frameNo === '') return [errorAt(path, 'frameNoRequired')];
  if (!shape.test(frameNo)) return [errorAt(path, 'frameNoInvalid')];
  return frameNo.charAt(checkPlace) === checkCharacterOf(frameNo) ? [] : [warningAt(path, 'frameNoCheckFails')];
}
