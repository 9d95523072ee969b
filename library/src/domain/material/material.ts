import { errorAt, type Problem } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';

/** A material (资料) that an insurer requires. */
export interface Material {
  /** The insurer's code of its kind. */
  readonly type: string;
  readonly name: string;
  readonly isRequired: boolean;
  /** A requirement, for example a stamp. */
  readonly hint?: string;
  /** The rejected files and the insurer's reason; absent where none were rejected. */
  readonly rejection?: { readonly reason: string; readonly files: readonly string[] } | undefined;
}

/** Files by the kind of material. */
export type FilesByMaterial = Readonly<Record<string, readonly { readonly id: string }[]>>;

export type MaterialProblemCode = 'materialMissing' | 'materialRejected';

/** The problem of one material: it is required and missing, or a rejected file is still among its files. */
export function materialProblem(
  { type, name, isRequired, rejection }: Material,
  files: FilesByMaterial,
): Problem<MaterialProblemCode> | null {
  const own = ownValue(files, type) ?? [];
  const returned = own.some(({ id }) => rejection?.files.includes(id));
  if (rejection && returned) return errorAt(type, 'materialRejected', { name, reason: rejection.reason });
  const isMissing = own.length === 0 && (isRequired || rejection !== undefined);
  return isMissing ? errorAt(type, 'materialMissing', { name }) : null;
}

/** Problems that prevent the submit of materials. Paths are the materials' types. */
export const materialProblems = (
  materials: readonly Material[],
  files: FilesByMaterial,
): readonly Problem<MaterialProblemCode>[] => materials.flatMap((material) => materialProblem(material, files) ?? []);
