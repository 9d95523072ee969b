import { errorAt, type Problem } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';

/** A material (资料) that an insurer requires. */
export interface Material {
  /** The insurer's code of this kind of material. */
  readonly type: string;
  readonly name: string;
  readonly isRequired: boolean;
  /**
   * A requirement that the user sees, for example that the material must have a stamp. Absent when there is no
   * requirement.
   */
  readonly hint?: string;
  /** The files that the insurer rejected, and the insurer's reason; absent when no file was rejected. */
  readonly rejection?: { readonly reason: string; readonly files: readonly string[] } | undefined;
}

/** The uploaded files of each type of material. */
export type FilesByMaterial = Readonly<Record<string, readonly { readonly id: string }[]>>;

export type MaterialProblemCode = 'materialMissing' | 'materialRejected';

/** True if the insurer needs files of the material: it is required, or a file of it was rejected. */
export const isNeeded = ({ isRequired, rejection }: Pick<Material, 'isRequired' | 'rejection'>): boolean =>
  isRequired || rejection !== undefined;

/**
 * The problem of one material; null when the material has no problem. `materialRejected`: `files` still contains a
 * rejected file. `materialMissing`: there is no file, but the insurer needs one.
 */
export function materialProblem(material: Material, files: FilesByMaterial): Problem<MaterialProblemCode> | null {
  const { type, name, rejection } = material;
  const own = ownValue(files, type) ?? [];
  const returned = own.some(({ id }) => rejection?.files.includes(id));
  if (rejection && returned) return errorAt(type, 'materialRejected', { name, reason: rejection.reason });
  const isMissing = own.length === 0 && isNeeded(material);
  return isMissing ? errorAt(type, 'materialMissing', { name }) : null;
}

/** Problems of materials that prevent the submit. The path of a problem is the type of its material. */
export const materialProblems = (
  materials: readonly Material[],
  files: FilesByMaterial,
): readonly Problem<MaterialProblemCode>[] => materials.flatMap((material) => materialProblem(material, files) ?? []);
