import { useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { type FileUploadKind, type FileUploadLimits, usualKinds, usualLimits } from './checkFile.ts';
import { isAtRest, type UploadedFile } from './uploadItem.ts';
import { type UploadFile, UploadQueue, type UploadQueueState } from './uploadQueue.ts';
import { UploadScopeContext } from './uploadScope.ts';

export interface FileUploadStateProps {
  /** Uploads and stores one file. At most three uploads run at the same time. */
  upload: UploadFile;
  /** Accepted kinds of files. The content of a file decides its kind; the name is ignored. @default ['image', 'pdf'] */
  accept?: readonly FileUploadKind[] | undefined;
  /** Maximum number of files that the field accepts. @default any number */
  maxFiles?: number | undefined;
  /** Limits of sizes that replace the default limits. */
  limits?: Partial<FileUploadLimits> | undefined;
  /** The stored files, in display order (controlled). */
  value?: readonly UploadedFile[] | undefined;
  /** The initially stored files (uncontrolled). @default [] */
  defaultValue?: readonly UploadedFile[] | undefined;
  /** Called with all stored files after a file was stored, removed or restored. */
  onChange?: ((uploaded: readonly UploadedFile[]) => void) | undefined;
}

export interface FileUploadState extends UploadQueueState {
  readonly accept: readonly FileUploadKind[];
  readonly limits: FileUploadLimits;
  readonly add: (files: readonly File[]) => void;
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
  /** Retries the uploads that failed because the connection was lost. */
  readonly retryOffline: () => void;
  readonly remove: (key: string) => void;
  readonly undoRemove: () => void;
}

const none: readonly UploadedFile[] = [];

/**
 * State of an upload field: its files and the progress of their uploads. Running uploads are aborted when the component
 * unmounts.
 */
export function useFileUploadState(props: FileUploadStateProps): FileUploadState {
  const { upload, accept = usualKinds, maxFiles = Number.POSITIVE_INFINITY, value, defaultValue = none } = props;
  const limits = { ...usualLimits, ...props.limits };
  const options = { upload, accept, limits, maxFiles, onChange: props.onChange ?? (() => undefined) };
  const [queue] = useState(() => new UploadQueue(value ?? defaultValue, options));
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);

  useLayoutEffect(() => queue.configure(options));
  useEffect(() => () => queue.stopAll(), [queue]);

  const scope = useContext(UploadScopeContext);
  useEffect(() => scope?.add(() => queue.state().items.filter((item) => !isAtRest(item)).length), [scope, queue]);

  const told = value?.map(({ id, name, url = '', note = '' }) => `${id} ${name} ${url} ${note}`).join('\n');
  const shown = useRef(told);
  useLayoutEffect(() => {
    if (value === undefined || shown.current === told) return;
    shown.current = told;
    queue.setUploaded(value);
  });

  return {
    ...state,
    accept,
    limits,
    add: (files) => queue.add(files),
    cancel: (key) => queue.cancel(key),
    retry: (key) => queue.retry(key),
    retryOffline: () => queue.retryOffline(),
    remove: (key) => queue.remove(key),
    undoRemove: () => queue.undoRemove(),
  };
}
