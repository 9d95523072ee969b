import { type CSSProperties, type ReactElement, type ReactNode, useId, useRef } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { UploadIcon } from '../Icon/index.ts';
import { messages } from './FileDrop.messages.ts';
import * as S from './FileDrop.styles.ts';
import { type FileDropStateProps, useFileDropState } from './useFileDropState.ts';

export interface FileDropProps extends FileDropStateProps {
  /** What is asked for. */
  label: ReactNode;
  /** Kinds, sizes, where to find the template. */
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** The button's words. @default '选择文件' */
  buttonLabel?: string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Takes files: chosen by the button, dropped on it, or pasted while focus is in it. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { label, description, errorMessage, buttonLabel, accept, allowsMultiple, onFiles, isDisabled, ...rest } = props;
  const words = useMessages(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const state = useFileDropState({ accept, allowsMultiple, onFiles, isDisabled });
  const { refusal } = state;
  const refused = refusal?.kind === 'wrongType' ? words.refused(refusal.names) : words.onlyOne;
  const wrong = refusal ? refused : errorMessage;

  return (
    <S.Root
      {...rest}
      role="group"
      aria-labelledby={`${id}-label`}
      data-drop-target={state.isDropTarget || undefined}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={Boolean(wrong) || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault(); // else the browser opens the file
        state.markDropTarget(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) state.markDropTarget(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        state.markDropTarget(false);
        state.take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        state.take(event.clipboardData.files);
      }}
    >
      <S.Label id={`${id}-label`}>{label}</S.Label>
      <Button isDisabled={isDisabled ?? false} aria-describedby={`${id}-hints`} onPress={() => input.current?.click()}>
        <UploadIcon />
        {buttonLabel ?? words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={buttonLabel ?? words.choose}
        accept={accept?.join(',')}
        multiple={allowsMultiple}
        disabled={isDisabled}
        onChange={(event) => {
          state.take(event.currentTarget.files);
          event.currentTarget.value = ''; // so that the same file, corrected, can be chosen again
        }}
      />
      <S.Hint>{words.drop}</S.Hint>
      <span id={`${id}-hints`}>
        {description ? <S.Hint>{description}</S.Hint> : null}
        {wrong ? <S.Message role="alert">{wrong}</S.Message> : null}
      </span>
    </S.Root>
  );
}
