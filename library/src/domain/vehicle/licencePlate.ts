import { errorAt } from '../problem/problem.ts';
import type { SubjectProblem } from '../product/subjectProblem.ts';

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const ordinary = new RegExp(`^[${provinces}][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]$`, 'u');
/** New energy: eight places, for small vehicles a letter A-K without I in the third, for large ones in the last. */
const newEnergy = new RegExp(`^[${provinces}][A-HJ-NP-Z](?:[A-HJK][A-HJ-NP-Z0-9]\\d{4}|\\d{5}[A-HJK])$`, 'u');

/** A plate as it is compared: half width, upper case, without spaces, dots and hyphens. */
export const normaliseLicencePlate = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.·•-]+/gu, '');

/** 车牌号: ordinary plates of seven places and new-energy plates of eight (GA 36). */
export function licencePlateProblems(text: string, path: string): readonly SubjectProblem[] {
  const plate = normaliseLicencePlate(text);
  return ordinary.test(plate) || newEnergy.test(plate) ? [] : [errorAt(path, 'licencePlateInvalid')];
}
