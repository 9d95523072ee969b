import type { UploadedFile } from '../../components/FileUpload/index.ts';
import type { PreviewedPicture } from '../../components/ImagePreview/index.ts';
import { type Material, type MaterialProblemCode, materialProblems } from '../../domain/material/material.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';

/** Files by the type of their material. */
export type MaterialFiles = Readonly<Record<string, readonly UploadedFile[]>>;

export interface MaterialsUploadStateProps {
  /** The required and optional materials, in the order in which they are shown. */
  materials: readonly Material[];
  /** The stored files. */
  value?: MaterialFiles | undefined;
  /** The files that are there at first. @default {} */
  defaultValue?: MaterialFiles | undefined;
  /** Called with all files after each one that was stored or removed. */
  onChange?: ((files: MaterialFiles) => void) | undefined;
}

export interface MaterialsUploadState {
  readonly filesOf: (type: string) => readonly UploadedFile[];
  readonly setFiles: (type: string, files: readonly UploadedFile[]) => void;
  readonly problemOf: (type: string) => Problem<MaterialProblemCode> | undefined;
  /** The pictures of all materials, in their order. */
  readonly pictures: readonly PreviewedPicture[];
  /** Names of the materials that have a problem. */
  readonly lacking: readonly string[];
}

/** A material's picture, titled by the material unless its file has a name. */
const pictureOf = (material: string, { id, name, kind, url }: UploadedFile): readonly PreviewedPicture[] =>
  kind === 'image' && url !== undefined
    ? [{ id, title: name.startsWith(material) ? name : `${material} · ${name}`, src: url }]
    : [];

const noFiles: MaterialFiles = {};
const none: readonly UploadedFile[] = [];

/**
 * State of the files of several materials. Uploads of different materials may finish between two renders; none is lost.
 */
export function useMaterialsUploadState(props: MaterialsUploadStateProps): MaterialsUploadState {
  const { materials, value, defaultValue = noFiles, onChange } = props;
  const [files, setAll] = useControlledValue(value, defaultValue, onChange);
  const update = useFunctionalUpdate(files, setAll);
  const problems = materialProblems(materials, files);
  const problemOf = (type: string) => problems.find(({ path }) => path === type);

  const filesOf = (type: string) => ownValue(files, type) ?? none;

  return {
    filesOf,
    setFiles(type, next) {
      update((latest) => ({ ...latest, [type]: next }));
    },
    problemOf,
    pictures: materials.flatMap(({ type, name }) => filesOf(type).flatMap((file) => pictureOf(name, file))),
    lacking: materials.filter(({ type }) => problemOf(type)).map(({ name }) => name),
  };
}
