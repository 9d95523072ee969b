/** 职业类别 (occupation class), from 1 (office work) to 6 (most dangerous work). */
export type OccupationClass = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A set of occupation classes as six characters, each 0 or 1. The first character is for class 1 (specification §9).
 * Construction products use `100000`. Products without occupations use `000000`.
 */
export type OccupationClassMask = string;

export const occupationClasses: readonly OccupationClass[] = [1, 2, 3, 4, 5, 6];

/** True when `value` is an occupation class, a number from 1 to 6. */
export const isOccupationClass = (value: unknown): value is OccupationClass =>
  occupationClasses.some((occupationClass) => occupationClass === value);

/** True when the mask contains the given occupation class. */
export const allowsClass = (mask: OccupationClassMask, occupationClass: OccupationClass): boolean =>
  mask[occupationClass - 1] === '1';

/** The occupation classes in a mask. */
export const classesOf = (mask: OccupationClassMask): readonly OccupationClass[] =>
  occupationClasses.filter((occupationClass) => allowsClass(mask, occupationClass));

/** The mask that contains only the given occupation classes. */
export const maskOf = (classes: readonly OccupationClass[]): OccupationClassMask =>
  occupationClasses.map((occupationClass) => (classes.includes(occupationClass) ? '1' : '0')).join('');
