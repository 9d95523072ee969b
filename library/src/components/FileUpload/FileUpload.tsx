import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useId } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { NativeFieldHelp, type FieldWords } from '../Field/index.ts';
import { FileDrop } from '../FileDrop/index.ts';
import type { PreviewedPicture } from '../ImagePreview/index.ts';
import { endingsOf } from './checkFile.ts';
import { messages } from './FileUpload.messages.ts';
import * as S from './FileUpload.styles.ts';
import { FileUploadList } from './FileUploadList.tsx';
import { uploadedOf } from './uploadItem.ts';
import { type FileUploadStateProps, useFileUploadState } from './useFileUploadState.ts';
import { useUploadHint } from './useUploadHint.ts';

export interface FileUploadProps extends FieldWords, FileUploadStateProps {
  /**
   * Shape of the area that accepts files: a box that names the accepted kinds and sizes, or, for a list of several
   * uploads, one row without this information. The list around such a row says how many files it has, so uploaded files
   * don't say it again. @default 'box'
   */
  variant?: 'box' | 'line' | undefined;
  /** Name of the file ids in a submitted form. The form contains one value for each uploaded file. */
  name?: string | undefined;
  /** Id of the button that chooses files. */
  id?: string | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** Shows the files, but the user can't add or remove files. @default false */
  isReadOnly?: boolean | undefined;
  /** Marks the field as required. @default false */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
  /**
   * Pictures in the preview. They must include the pictures of this field, with the ids of the files.
   * @default the pictures of this field
   */
  pictures?: readonly PreviewedPicture[] | undefined;
}

/**
 * Field for uploads. The user chooses, drops or pastes files. At most three files are uploaded at the same time. Large
 * images are made smaller before the upload. The ref is the button that chooses files.
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
  const hint = useUploadHint(accept, maxFiles, limits);
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
          variant={props.variant}
          description={
            props.variant === 'line' ? (
              description
            ) : (
              <>
                {description}
                {description ? <br /> : null}
                {hint}
              </>
            )
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
      <FileUploadList
        id={id}
        state={state}
        pictures={props.pictures}
        isLocked={Boolean(isReadOnly || isDisabled)}
        isLine={props.variant === 'line'}
      />
      {isReadOnly && items.length === 0 ? <S.Status>{words.none}</S.Status> : null}
      {isReadOnly ? <NativeFieldHelp id={id} description={description} errorMessage={errorMessage} /> : null}
      {name === undefined || isDisabled
        ? null
        : uploadedOf(items).map((file) => <input key={file.id} type="hidden" name={name} value={file.id} />)}
    </S.Root>
  );
});
