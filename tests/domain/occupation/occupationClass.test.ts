import {
  allowsClass,
  classesOf,
  isOccupationClass,
  maskOf,
  occupationClasses,
} from '@tuanbao/library/domain/occupation/occupationClass';
import { expect, it } from 'vitest';

it('writes a single class as a single 1, and reads it back', () => {
  for (const occupationClass of occupationClasses) {
    const mask = maskOf([occupationClass]);
    expect(mask).toHaveLength(6);
    expect(mask.replaceAll('0', '')).toBe('1');
    expect(classesOf(mask)).toEqual([occupationClass]);
  }
});

it('knows the job types of construction and of products without occupations', () => {
  expect(classesOf('100000')).toEqual([1]);
  expect(classesOf('000000')).toEqual([]);
});

it('writes and reads sets', () => {
  expect(maskOf([4, 1, 6])).toBe('100101');
  expect(classesOf('100101')).toEqual([1, 4, 6]);
});

it('allows only the classes of a set, and none for an invalid set', () => {
  expect(occupationClasses.map((one) => allowsClass('100101', one))).toEqual([true, false, false, true, false, true]);
  expect(occupationClasses.some((one) => allowsClass('\uD800xyz', one))).toBe(false);
});

it.each([0, 7, -1, 1.5, NaN, Infinity, 1e308, '1', null, undefined])('%s is no class', (value) => {
  expect(isOccupationClass(value)).toBe(false);
});
