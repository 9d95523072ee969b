/** 职业类别: 1 (office work) to 6 (most dangerous). */
export type OccupationClass = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A set of classes as six characters 0/1, the first for class 1 (specification §9); `100000` for construction, `000000`
 * for none.
 */
export type OccupationClassMask = string;

export const occupationClasses: readonly OccupationClass[] = [1, 2, 3, 4, 5, 6];

/** True when `value` is a class. */
export const isOccupationClass = (value: unknown): value is OccupationClass =>
  occupationClasses.some((occupationClass) => occupationClass === value);

/** True when the mask contains the class. */
export const allowsClass = (mask: OccupationClassMask, occupationClass: OccupationClass): boolean =>
  mask[occupationClass - 1] === '1';

/** The classes of a mask. */
export const classesOf = (mask: OccupationClassMask): readonly OccupationClass[] =>
  occupationClasses.filter((occupationClass) => allowsClass(mask, occupationClass));

/** The mask of a set of classes. */
export const maskOf = (classes: readonly OccupationClass[]): OccupationClassMask =>
  occupationClasses.map((occupationClass) => (classes.includes(occupationClass) ? '1' : '0')).join('');
