import type { UploadedFile } from '../../components/FileUpload/index.ts';
import type { PreviewedPicture } from '../../components/ImagePreview/index.ts';
import { type Material, type MaterialProblemCode, materialProblems } from '../../domain/material/material.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';

/** Files by the type of their paper. */
export type MaterialFiles = Readonly<Record<string, readonly UploadedFile[]>>;

export interface MaterialsUploadStateProps {
  /** The papers that are asked for, in the order in which they are shown. */
  materials: readonly Material[];
  /** The files that are there. */
  value?: MaterialFiles | undefined;
  /** @default {} */
  defaultValue?: MaterialFiles | undefined;
  /** Called with all files whenever one has arrived or was removed. */
  onChange?: ((files: MaterialFiles) => void) | undefined;
}

export interface MaterialsUploadState {
  readonly filesOf: (type: string) => readonly UploadedFile[];
  readonly setFiles: (type: string, files: readonly UploadedFile[]) => void;
  readonly problemOf: (type: string) => Problem<MaterialProblemCode> | undefined;
  /** The pictures of all papers, in the order in which they stand. */
  readonly pictures: readonly PreviewedPicture[];
  /** Names of the papers that something is wrong with. */
  readonly lacking: readonly string[];
}

/** A paper's picture, named after the paper unless its file is. */
const pictureOf = (paper: string, { id, name, kind, url }: UploadedFile): readonly PreviewedPicture[] =>
  kind === 'image' && url !== undefined
    ? [{ id, title: name.startsWith(paper) ? name : `${paper} · ${name}`, src: url }]
    : [];

const noFiles: MaterialFiles = {};
const none: readonly UploadedFile[] = [];

/** Holds the files of several papers. Uploads of different papers may arrive between two renders; none is lost. */
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
