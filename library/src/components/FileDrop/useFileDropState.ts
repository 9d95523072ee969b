import { useState } from 'react';

import { acceptsFile } from './acceptsFile.ts';

export interface FileDropStateProps {
  /**
   * Accepted kinds of files: extensions (`.xlsx`), media types (`application/pdf`) or groups of media types
   * (`image/*`). @default all files
   */
  accept?: readonly string[] | undefined;
  /** Accepts several files at the same time. @default false */
  allowsMultiple?: boolean | undefined;
  /**
   * Accepts files of all kinds, because the parent component checks the content. `accept` then only filters the files
   * in the file chooser. @default false
   */
  allowsAnyContent?: boolean | undefined;
  /** Called with the accepted files that the user has chosen, dropped or pasted. */
  onFiles: (files: File[]) => void;
  /** Makes the area and its button unavailable. @default false */
  isDisabled?: boolean | undefined;
}

/** The reason for which the user's files were refused. */
export type FileRefusal =
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'wrongType'; readonly names: readonly string[] };

export interface FileDropState {
  readonly refusal: FileRefusal | null;
  readonly isDropTarget: boolean;
  readonly markDropTarget: (isDropTarget: boolean) => void;
  readonly take: (files: Iterable<File> | null | undefined) => void;
}

/**
 * Passes the accepted files to `onFiles`. If files are refused because of their kind or number, the reason is stored.
 */
export function useFileDropState(props: FileDropStateProps): FileDropState {
  const { accept = [], allowsMultiple = false, allowsAnyContent = false, onFiles, isDisabled = false } = props;
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const [isDropTarget, markDropTarget] = useState(false);

  return {
    refusal,
    isDropTarget: isDropTarget && !isDisabled,
    markDropTarget,
    take(list) {
      const files = [...(list ?? [])];
      if (isDisabled || files.length === 0) return;
      const wrong = allowsAnyContent ? [] : files.filter((file) => !acceptsFile(file, accept));
      const taken = files.filter((file) => !wrong.includes(file));
      if (!allowsMultiple && files.length > 1) return setRefusal({ kind: 'tooMany' });
      setRefusal(wrong.length > 0 ? { kind: 'wrongType', names: wrong.map((file) => file.name) } : null);
      if (taken.length > 0) onFiles(taken);
    },
  };
}
