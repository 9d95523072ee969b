import {
  type ClipboardEvent,
  type CSSProperties,
  type DragEvent,
  forwardRef,
  type ForwardRefExoticComponent,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useRef,
} from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { UploadIcon } from '../Icon/index.ts';
import { type FileDropMessages, messages } from './FileDrop.messages.ts';
import * as S from './FileDrop.styles.ts';
import { type FileDropState, type FileDropStateProps, type FileRefusal, useFileDropState } from './useFileDropState.ts';

export interface FileDropProps extends FileDropStateProps {
  /** Label of the area. It names the files that the user should choose. */
  label: ReactNode;
  /**
   * Hint below the label. It names, for example, the accepted kinds and sizes, or where the user finds the template.
   */
  description?: ReactNode;
  /** Text of the error. It is shown in the area below the hint, and is linked to the button. */
  errorMessage?: string | undefined;
  /** Label of the button that chooses files. @default '选择文件' */
  buttonLabel?: string | undefined;
  /**
   * Hint beside the button: what the user can drop on the area or paste into it. Only the variant `box` shows it.
   * @default '或将文件拖到这里、直接粘贴'
   */
  dropHint?: string | undefined;
  /**
   * Shape of the area: a box for a single upload, or one row for a list of several uploads. The user can drop files on
   * both. @default 'box'
   */
  variant?: 'box' | 'line' | undefined;
  /** Id of the button that chooses files. */
  id?: string | undefined;
  /** Shows the mark of a required field. The parent component checks for missing files. @default false */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

const refusalIn = (words: FileDropMessages, refusal: FileRefusal): string =>
  refusal.kind === 'wrongType' ? words.refused(refusal.names) : words.onlyOne;

interface DropHandlers {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Event handlers for files that the user drops on the area or pastes into it. */
const dropHandlersOf = (state: FileDropState): DropHandlers => ({
  onDragOver: (event) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault(); // Otherwise the browser would open the file.
    state.markDropTarget(true);
  },
  onDragLeave: (event) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) state.markDropTarget(false);
  },
  onDrop: (event) => {
    event.preventDefault();
    state.markDropTarget(false);
    state.take(event.dataTransfer.files);
  },
  onPaste: (event) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    state.take(event.clipboardData.files);
  },
});

/**
 * Area that accepts files. The user chooses files with a button, drops them on the area, or pastes them while the focus
 * is in the area. The ref is the button element.
 */
export const FileDrop: ForwardRefExoticComponent<FileDropProps & RefAttributes<HTMLButtonElement>> = forwardRef<
  HTMLButtonElement,
  FileDropProps
>(function FileDrop(props, ref) {
  const { label, description, errorMessage, buttonLabel, variant = 'box', isRequired, isInvalid, ...others } = props;
  const { dropHint, accept, allowsMultiple, allowsAnyContent, onFiles, isDisabled, id: givenId, ...rest } = others;
  const words = useMessages(messages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const state = useFileDropState({ accept, allowsMultiple, allowsAnyContent, onFiles, isDisabled });
  const wrong = state.refusal ? refusalIn(words, state.refusal) : errorMessage;
  const chooseLabel = buttonLabel ?? words.choose;

  return (
    <S.Root
      {...rest}
      role="group"
      data-variant={variant}
      aria-labelledby={`${id}-label`}
      data-drop-target={state.isDropTarget || undefined}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || Boolean(wrong) || undefined}
      {...dropHandlersOf(state)}
    >
      <S.Label id={`${id}-label`}>
        {label}
        {isRequired ? <S.Mark aria-hidden>*</S.Mark> : null}
      </S.Label>
      <Button
        ref={ref}
        id={id}
        size={variant === 'line' ? 'small' : 'medium'}
        isDisabled={isDisabled ?? false}
        aria-describedby={`${id}-hints`}
        onPress={() => input.current?.click()}
      >
        <UploadIcon />
        {chooseLabel}
      </Button>
      <ChosenFiles
        ref={input}
        aria-label={chooseLabel}
        accept={accept?.join(',')}
        multiple={allowsMultiple}
        disabled={isDisabled}
        onFiles={state.take}
      />
      {variant === 'box' ? <DropHint text={dropHint} /> : null}
      <Hints id={`${id}-hints`} description={description} wrong={wrong} />
    </S.Root>
  );
});

/** Says what the user can drop on the area or paste into it. */
function DropHint({ text }: { readonly text: string | undefined }): ReactElement {
  const words = useMessages(messages);
  return <S.Hint>{text ?? words.drop}</S.Hint>;
}

interface ChosenFilesProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly onFiles: (files: FileList | null) => void;
}

/** The hidden input that opens the browser's file chooser. */
const ChosenFiles = forwardRef<HTMLInputElement, ChosenFilesProps>(function ChosenFiles({ onFiles, ...props }, ref) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      {...props}
      onChange={(event) => {
        onFiles(event.currentTarget.files);
        // Clears the value, so that the user can correct a file and choose it again.
        event.currentTarget.value = '';
      }}
    />
  );
});

function Hints(props: { id: string; description: ReactNode; wrong: string | undefined }): ReactElement {
  const { id, description, wrong } = props;
  return (
    <S.Hints id={id}>
      {description ? <S.Hint>{description}</S.Hint> : null}
      {wrong ? <S.Message role="alert">{wrong}</S.Message> : null}
    </S.Hints>
  );
}
