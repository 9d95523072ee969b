import { errorAt, type Problem } from '../problem/problem.ts';

const province = '[京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新]';
const letter = '[A-HJ-NP-Z]';
const sign = '[A-HJ-NP-Z0-9]';
const ordinary = new RegExp(`^${province}${letter}${sign}{4}(?:${sign}|[挂学警港澳])$`, 'u');
/**
 * Format of new-energy plates (GA 36). The additional letter comes first on plates of small vehicles, and last on
 * plates of large vehicles.
 */
const newEnergy = new RegExp(`^${province}${letter}(?:[A-HJK]${sign}\\d{4}|\\d{5}[A-HJK])$`, 'u');

/**
 * Normalises a licence plate for storage. The result is half-width and in upper case, without spaces, dots and hyphens.
 */
export const normalisePlate = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s·•.\u200B-\u200F\uFEFF-]/gu, '')
    .toUpperCase();

/**
 * Problems of a normalised licence plate (GA 36). Only ordinary plates and new-energy plates are accepted. Plates of
 * consulates and of the army are refused, because their vehicles aren't insured.
 */
export const plateProblems = (plate: string, path = 'licencePlate'): readonly Problem<'E_PLATE'>[] =>
  ordinary.test(plate) || newEnergy.test(plate) ? [] : [errorAt(path, 'E_PLATE')];
