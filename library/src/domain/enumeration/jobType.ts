import { classesOf, type OccupationClass, type OccupationClassMask, maskOf } from '../occupation/occupationClass.ts';

/** The job class type (specification §3) of products without occupations: a class mask that contains no class. */
export const noOccupationJobType: OccupationClassMask = '000000';

/** True when a text is a class mask: six characters, each 0 or 1. */
export const isClassMask = (text: string): text is OccupationClassMask => /^[01]{6}$/.test(text);

/** The job class type of an occupation class. It is a mask with a single 1 (specification §3). */
export const jobTypeOf = (occupationClass: OccupationClass): OccupationClassMask => maskOf([occupationClass]);

/** The occupation class of a job class type; null when the text isn't a mask of six characters with a single 1. */
export function classOfJobType(jobType: string): OccupationClass | null {
  const classes = isClassMask(jobType) ? classesOf(jobType) : [];
  return classes.length === 1 ? (classes[0] ?? null) : null;
}
