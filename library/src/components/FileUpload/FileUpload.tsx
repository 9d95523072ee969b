import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type RefAttributes,
  useEffect,
  useId,
  useRef,
} from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { NativeFieldHelp, type FieldWords } from '../Field/index.ts';
import { FileDrop } from '../FileDrop/index.ts';
import type { PreviewedPicture } from '../ImagePreview/index.ts';
import { endingsOf } from './checkFile.ts';
import { messages } from './FileUpload.messages.ts';
import * as S from './FileUpload.styles.ts';
import { FileUploadRow } from './FileUploadRow.tsx';
import { isAtRest, uploadedOf } from './uploadItem.ts';
import { useFilePreview } from './useFilePreview.tsx';
import { type FileUploadState, type FileUploadStateProps, useFileUploadState } from './useFileUploadState.ts';

export interface FileUploadProps extends FieldWords, FileUploadStateProps {
  /** Name of the file ids in a submitted form, one hidden input per file. */
  name?: string | undefined;
  /** Id of the button that chooses files. */
  id?: string | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** Shows the files and accepts none. */
  isReadOnly?: boolean | undefined;
  /** Marks the field as required. @default false */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
  /** Pictures of the preview, including this field's own by the ids of their files. @default this field's own */
  pictures?: readonly PreviewedPicture[] | undefined;
}

/**
 * Uploads files that are chosen, dropped or pasted, three at a time; large images are shrunk first. The ref is that of
 * the button that chooses files.
 */
export const FileUpload: ForwardRefExoticComponent<FileUploadProps & RefAttributes<HTMLButtonElement>> = forwardRef<
  HTMLButtonElement,
  FileUploadProps
>(function FileUpload(props, ref) {
  const { label, description, errorMessage, name, className, style, isDisabled, isReadOnly, isRequired } = props;
  const words = useMessages(messages);
  const ownId = useId();
  const id = props.id ?? ownId;
  const state = useFileUploadState(props);
  const { accept, limits, overflow, items } = state;
  const maxFiles = props.maxFiles ?? null;
  const hint = words.limits(
    accept.map((kind) => words.limit(kind, limits)),
    maxFiles,
  );
  const tooMany = overflow.length > 0 && maxFiles !== null ? words.overflow(maxFiles, overflow) : undefined;

  return (
    <S.Root className={className} style={style}>
      {isReadOnly ? (
        <S.Label id={`${id}-label`}>{label}</S.Label>
      ) : (
        <FileDrop
          ref={ref}
          id={id}
          label={label}
          description={
            <>
              {description}
              {description ? <br /> : null}
              {hint}
            </>
          }
          errorMessage={tooMany ?? errorMessage}
          accept={accept.flatMap((kind) => endingsOf[kind])}
          allowsAnyContent
          allowsMultiple={maxFiles !== 1}
          isDisabled={isDisabled}
          isRequired={isRequired}
          isInvalid={props.isInvalid}
          onFiles={state.add}
        />
      )}
      <Files id={id} state={state} pictures={props.pictures} isLocked={Boolean(isReadOnly || isDisabled)} />
      {isReadOnly && items.length === 0 ? <S.Status>{words.none}</S.Status> : null}
      {isReadOnly ? <NativeFieldHelp id={id} description={description} errorMessage={errorMessage} /> : null}
      {name === undefined || isDisabled
        ? null
        : uploadedOf(items).map((file) => <input key={file.id} type="hidden" name={name} value={file.id} />)}
    </S.Root>
  );
});

/** Target of focus after the rows have changed. */
type NextFocus = { readonly kind: 'undo' | 'choose' } | { readonly kind: 'row'; readonly key: string };

interface FilesProps extends Pick<FileUploadProps, 'pictures'> {
  readonly id: string;
  readonly state: FileUploadState;
  readonly isLocked: boolean;
}

function Files({ id, state, pictures, isLocked }: FilesProps) {
  const { items, removed } = state;
  const words = useMessages(messages);
  const list = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const nextFocus = useRef<NextFocus | null>(null);
  const { show, preview } = useFilePreview(uploadedOf(items), pictures);

  useEffect(() => {
    const next = nextFocus.current;
    nextFocus.current = null;
    if (next?.kind === 'undo') undo.current?.focus();
    if (next?.kind === 'choose') document.getElementById(id)?.focus();
    if (next?.kind === 'row') list.current?.querySelector<HTMLElement>(`[data-end-of="${next.key}"]`)?.focus();
  });

  useEffect(() => {
    const goOn = () => {
      const key = list.current?.querySelector(':focus')?.getAttribute('data-retry-of');
      if (key) nextFocus.current = { kind: 'row', key }; // its button disappears
      state.retryOffline();
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
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
              onShow={show}
              onCancel={() => state.cancel(item.key)}
              onRetry={() => {
                nextFocus.current = { kind: 'row', key: item.key };
                state.retry(item.key);
              }}
              onRemove={() => {
                nextFocus.current = { kind: item.status.state === 'refused' ? 'choose' : 'undo' };
                state.remove(item.key);
              }}
            />
          ))}
        </S.List>
      )}
      <S.Status role="status">
        {removed ? (
          <>
            {words.removed(removed.item.name)}
            <Button
              ref={undo}
              variant="quiet"
              size="small"
              aria-label={words.actionOn(words.undo, removed.item.name)}
              onPress={() => {
                nextFocus.current = { kind: 'row', key: removed.item.key };
                state.undoRemove();
              }}
            >
              {words.undo}
            </Button>
          </>
        ) : null}
      </S.Status>
      <HowAllStands state={state} />
      {preview}
    </>
  );
}

/** The numbers of uploads in progress, finished and failed; shown after the user has chosen files. */
function HowAllStands({ state: { items } }: { readonly state: FileUploadState }): ReactElement {
  const words = useMessages(messages);
  const hasChosen = items.some(({ file }) => file !== null);
  const underWay = items.filter((item) => !isAtRest(item)).length;
  const inTrouble = items.filter(({ status }) => status.state === 'failed' || status.state === 'refused');
  const parts = [
    words.progress(underWay, uploadedOf(items).length),
    ...(inTrouble.length > 0 ? [words.failures(inTrouble.map(({ name }) => name))] : []),
  ];
  return <S.Status role="status">{hasChosen ? parts.join(words.separator) : null}</S.Status>;
}
