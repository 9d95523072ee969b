import { useLayoutEffect, useRef } from 'react';

import { useControlledValue } from '../../components/ControlledValue/index.ts';
import type { UploadedFile } from '../../components/FileUpload/index.ts';
import { type Material, type MaterialProblemCode, materialProblems } from '../../domain/material/material.ts';
import type { Problem } from '../../domain/problem/problem.ts';

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
  /** Names of the papers that something is wrong with. */
  readonly lacking: readonly string[];
}

const noFiles: MaterialFiles = {};
const none: readonly UploadedFile[] = [];

/** Holds the files of several papers. Uploads of different papers may arrive between two renders; none is lost. */
export function useMaterialsUploadState(props: MaterialsUploadStateProps): MaterialsUploadState {
  const { materials, value, defaultValue = noFiles, onChange } = props;
  const [files, setAll] = useControlledValue(value, defaultValue, onChange);
  const latest = useRef(files);
  useLayoutEffect(() => {
    latest.current = files;
  }, [files]);
  const problems = materialProblems(materials, files);
  const problemOf = (type: string) => problems.find(({ path }) => path === type);

  return {
    filesOf: (type) => files[type] ?? none,
    setFiles(type, next) {
      latest.current = { ...latest.current, [type]: next };
      setAll(latest.current);
    },
    problemOf,
    lacking: materials.filter(({ type }) => problemOf(type)).map(({ name }) => name),
  };
}
