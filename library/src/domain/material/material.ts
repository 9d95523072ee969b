import { errorAt, type Problem } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';

/** A paper (资料) that an insurer asks for. */
export interface Material {
  /** The insurer's code of its kind. */
  readonly type: string;
  readonly name: string;
  readonly isRequired: boolean;
  /** What it has to look like, for example that it is stamped. */
  readonly hint?: string;
  /** What was sent back, and why in the insurer's words; absent where nothing was. */
  readonly rejection?: { readonly reason: string; readonly files: readonly string[] } | undefined;
}

/** Files by the kind of paper that they are. */
export type FilesByMaterial = Readonly<Record<string, readonly { readonly id: string }[]>>;

export type MaterialProblemCode = 'materialMissing' | 'materialRejected';

/** What is wrong with one paper: it is asked for and missing, or a file that was sent back is still among its files. */
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

/** What keeps papers from being sent. Paths are the papers' types. */
export const materialProblems = (
  materials: readonly Material[],
  files: FilesByMaterial,
): readonly Problem<MaterialProblemCode>[] => materials.flatMap((material) => materialProblem(material, files) ?? []);
