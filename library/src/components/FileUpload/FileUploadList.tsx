import { type ReactElement, type RefObject, useEffect, useRef } from 'react';

import { elementNear } from '../../foundation/elementNear.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import type { PreviewedPicture } from '../ImagePreview/index.ts';
import { messages } from './FileUpload.messages.ts';
import * as S from './FileUpload.styles.ts';
import { FileUploadRow } from './FileUploadRow.tsx';
import { isAtRest, uploadedOf } from './uploadItem.ts';
import { useFilePreview } from './useFilePreview.tsx';
import type { FileUploadState } from './useFileUploadState.ts';

/** The element that receives the focus after a change of the rows. */
type NextFocus = { readonly kind: 'undo' | 'choose' } | { readonly kind: 'row'; readonly key: string };

export interface FileUploadListProps {
  /** Id of the button that chooses files. The id of the button's label begins with this id. */
  readonly id: string;
  /** The files of the field and the progress of their uploads. */
  readonly state: FileUploadState;
  /** Pictures that the preview shows. @default the pictures of this field */
  readonly pictures?: readonly PreviewedPicture[] | undefined;
  /** True when the user can't add or remove files. */
  readonly isLocked: boolean;
  /** True when the list around the field says how many files it has, so that uploaded files don't say it again. */
  readonly isLine: boolean;
}

/**
 * List of the files of an upload field. Below the files it shows the last removed file and the progress of all uploads.
 */
export function FileUploadList({ id, state, pictures, isLocked, isLine }: FileUploadListProps): ReactElement {
  const { items, removed } = state;
  const { show, preview } = useFilePreview(uploadedOf(items), pictures);
  const { list, removal, undo, focusNext } = useFocusAfterChange(id);
  useRetryOnline(list, (key) => {
    const status = items.find((item) => item.key === key)?.status;
    // The focused retry button is removed, so focus moves to the row.
    if (key && status?.state === 'failed' && status.isOffline) focusNext({ kind: 'row', key });
    state.retryOffline();
  });

  return (
    <>
      {items.length === 0 ? null : (
        <S.List ref={list} aria-labelledby={`${id}-label`}>
          {items.map((item) => (
            <FileUploadRow
              key={item.key}
              item={item}
              hasActions={!isLocked}
              hidesDone={isLine}
              onShow={show}
              onCancel={() => state.cancel(item.key)}
              onRetry={() => {
                focusNext({ kind: 'row', key: item.key });
                state.retry(item.key);
              }}
              onRemove={() => {
                focusNext({ kind: item.status.state === 'refused' ? 'choose' : 'undo' });
                state.remove(item.key);
              }}
            />
          ))}
        </S.List>
      )}
      <S.Status ref={removal} role="status">
        {removed ? (
          <Removed
            name={removed.item.name}
            undoRef={undo}
            onUndo={() => {
              focusNext({ kind: 'row', key: removed.item.key });
              state.undoRemove();
            }}
          />
        ) : null}
      </S.Status>
      <HowAllStands state={state} hidesDone={isLine} />
      {preview}
    </>
  );
}

/**
 * Moves the focus once after a change of the rows. `list` and `undo` are refs of the elements that can receive the
 * focus, and `removal` is the ref of an element that is always rendered, in the same document or shadow root.
 */
function useFocusAfterChange(id: string) {
  const list = useRef<HTMLUListElement>(null);
  const removal = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const nextFocus = useRef<NextFocus | null>(null);
  useEffect(() => {
    const next = nextFocus.current;
    nextFocus.current = null;
    if (next?.kind === 'undo') undo.current?.focus();
    if (next?.kind === 'choose') elementNear(id, removal.current?.getRootNode())?.focus();
    if (next?.kind === 'row') list.current?.querySelector<HTMLElement>(`[data-end-of="${next.key}"]`)?.focus();
  });
  const focusNext = (next: NextFocus): void => {
    nextFocus.current = next;
  };
  return { list, removal, undo, focusNext };
}

/**
 * Calls `onOnline` when the browser is online again. If a retry button has the focus, the argument is the key of its
 * file; otherwise it is undefined.
 */
function useRetryOnline(list: RefObject<HTMLUListElement | null>, onOnline: (key: string | undefined) => void): void {
  useEffect(() => {
    const goOn = () => onOnline(list.current?.querySelector(':focus')?.getAttribute('data-retry-of') ?? undefined);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  });
}

interface RemovedProps {
  /** Name of the file that was removed. */
  readonly name: string;
  readonly undoRef: RefObject<HTMLButtonElement | null>;
  readonly onUndo: () => void;
}

/** Message about the last removed file, with a button that restores the file. */
function Removed({ name, undoRef, onUndo }: RemovedProps): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      {words.removed(name)}
      <Button ref={undoRef} variant="quiet" size="small" aria-label={words.actionOn(words.undo, name)} onPress={onUndo}>
        {words.undo}
      </Button>
    </>
  );
}

interface AllStandsProps {
  readonly state: FileUploadState;
  /** If true, the text is only for screen readers when all files are uploaded. */
  readonly hidesDone: boolean;
}

/**
 * Shows the numbers of unfinished uploads and of stored files, and names of files whose upload failed or that were
 * refused. Shows nothing while the list contains no file that the user chose.
 */
function HowAllStands({ state: { items }, hidesDone }: AllStandsProps): ReactElement {
  const words = useMessages(messages);
  const hasChosen = items.some(({ file }) => file !== null);
  const underWay = items.filter((item) => !isAtRest(item)).length;
  const inTrouble = items.filter(({ status }) => status.state === 'failed' || status.state === 'refused');
  const parts = [
    words.progress(underWay, uploadedOf(items).length),
    ...(inTrouble.length > 0 ? [words.failures(inTrouble.map(({ name }) => name))] : []),
  ];
  const isHidden = hidesDone && underWay + inTrouble.length === 0;
  return (
    <S.Status role="status" data-hidden={isHidden || undefined}>
      {hasChosen ? parts.join(words.separator) : null}
    </S.Status>
  );
}
