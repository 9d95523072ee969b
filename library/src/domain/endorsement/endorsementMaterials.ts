import { errorAt, type Problem } from '../problem/problem.ts';
import type { EndorsementRule } from '../product/endorsementRule.ts';

/** The files that were uploaded for one material. */
export interface UploadedMaterial {
  readonly code: string;
  readonly files: readonly string[];
}

/**
 * Problems of uploaded materials. The path is `materials.<code>` for a required material without files. It is
 * `materials` for a material that the product's list doesn't contain.
 */
export function materialProblems(
  uploaded: readonly UploadedMaterial[],
  { materials }: Pick<EndorsementRule, 'materials'>,
): readonly Problem<'materialMissing' | 'materialUnknown'>[] {
  const hasFiles = (code: string) => uploaded.some((item) => item.code === code && item.files.length > 0);
  const missing = materials.filter(({ code, isRequired }) => isRequired && !hasFiles(code));
  const unknown = uploaded.filter((item) => materials.every(({ code }) => code !== item.code));
  return [
    ...missing.map(({ code, name }) => errorAt(`materials.${code}`, 'materialMissing', { name })),
    ...unknown.map(() => errorAt('materials', 'materialUnknown')),
  ];
}
