import type { UploadedFile } from '../../components/FileUpload/index.ts';
import type { PreviewedPicture } from '../../components/ImagePreview/index.ts';
import { type Material, type MaterialProblemCode, materialProblems } from '../../domain/material/material.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';

/** Uploaded files by type of material. */
export type MaterialFiles = Readonly<Record<string, readonly UploadedFile[]>>;

export interface MaterialsUploadStateProps {
  /** Required and optional materials, in the order in which they are shown. */
  materials: readonly Material[];
  /** The uploaded files (controlled). */
  value?: MaterialFiles | undefined;
  /** Files at first (uncontrolled). @default {} */
  defaultValue?: MaterialFiles | undefined;
  /** Called with all files whenever a file was uploaded or removed. */
  onChange?: ((files: MaterialFiles) => void) | undefined;
}

export interface MaterialsUploadState {
  readonly filesOf: (type: string) => readonly UploadedFile[];
  readonly setFiles: (type: string, files: readonly UploadedFile[]) => void;
  readonly problemOf: (type: string) => Problem<MaterialProblemCode> | undefined;
  /** Images of all materials, in the order in which they are shown. */
  readonly pictures: readonly PreviewedPicture[];
  /** Names of the materials that are missing or whose files were rejected. */
  readonly lacking: readonly string[];
}

/**
 * Returns an image of a material for the preview, as a list with one entry. The list is empty if the file isn't an
 * image or has no address. The title of the image begins with the name of the material.
 */
const pictureOf = (material: string, { id, name, kind, url }: UploadedFile): readonly PreviewedPicture[] =>
  kind === 'image' && url !== undefined
    ? [{ id, title: name.startsWith(material) ? name : `${material} · ${name}`, src: url }]
    : [];

const noFiles: MaterialFiles = {};
const none: readonly UploadedFile[] = [];

/**
 * Returns the state of the files of several materials. If uploads for different materials finish between two renders,
 * all their files are kept.
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
