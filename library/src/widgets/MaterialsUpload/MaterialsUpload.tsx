import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';

import { FileUpload, type FileUploadKind, type UploadFile, useUploadHint } from '../../components/FileUpload/index.ts';
import { Tag, type TagTone } from '../../components/Tag/index.ts';
import { isNeeded, type Material } from '../../domain/material/material.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './MaterialsUpload.messages.ts';
import * as S from './MaterialsUpload.styles.ts';
import {
  type MaterialsUploadState,
  type MaterialsUploadStateProps,
  useMaterialsUploadState,
} from './useMaterialsUploadState.ts';

export interface MaterialsUploadProps extends MaterialsUploadStateProps {
  /** Uploads one file and returns its id. */
  upload: UploadFile;
  /** Kinds of files that the fields accept. @default ['image', 'pdf'] */
  accept?: readonly FileUploadKind[] | undefined;
  /** Maximum number of files for each material. @default 20 */
  maxFiles?: number | undefined;
  /** Shows missing materials as errors, for example after a submit was refused. @default false */
  shouldShowMissing?: boolean | undefined;
  /** Makes all controls unavailable and leaves their values out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** If true, the files are shown but can't be added or removed. */
  isReadOnly?: boolean | undefined;
  /**
   * Content below the field of a material, by the type of the material: for example the form that has to be printed and
   * stamped, or the data that were read from the file.
   */
  beside?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /**
   * Prefix of the ids of the upload fields; an id is `${id}-${type}`. An error summary links to these ids.
   * @default 'material'
   */
  id?: string | undefined;
}

const usualMaxFiles = 20;

/**
 * Upload fields for required and optional materials. Each field takes one line, with its files below. The widget shows
 * which materials are missing and which were rejected, with the reason of the rejection if it is known. Unless it is
 * read-only, it also shows the number of these materials. The ref is the outermost element; its `focus()` focuses the
 * first invalid control, or the first control if none is invalid.
 */
export const MaterialsUpload: ForwardRefExoticComponent<MaterialsUploadProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  MaterialsUploadProps
>(function MaterialsUpload(props, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const state = useMaterialsUploadState(props);
  const { materials, isReadOnly = false } = props;
  const limits = useUploadHint(props.accept, props.maxFiles ?? usualMaxFiles);
  if (materials.length === 0) return <S.Summary ref={root}>{words.none}</S.Summary>;
  const needed = materials.filter(isNeeded).length;
  return (
    <S.Root ref={root}>
      {isReadOnly ? null : (
        <div>
          <S.Summary role="status" data-lacking={state.lacking.length > 0 || undefined}>
            {state.lacking.length > 0 ? words.lacking(state.lacking) : words.allThere(needed)}
          </S.Summary>
          <S.Limits>{words.each(limits)}</S.Limits>
        </div>
      )}
      <S.List>
        {materials.map((material) => (
          <li key={material.type}>
            <MaterialUpload {...props} material={material} state={state} />
            {ownValue(props.beside, material.type)}
          </li>
        ))}
      </S.List>
    </S.Root>
  );
});

interface MaterialUploadProps extends MaterialsUploadProps {
  readonly material: Material;
  readonly state: MaterialsUploadState;
}

function MaterialUpload({ material, state, ...props }: MaterialUploadProps): ReactElement {
  const words = useMessages(messages);
  const { type, name, hint, rejection } = material;
  const files = state.filesOf(type);
  const problem = state.problemOf(type);
  const isReturned = problem?.code === 'materialRejected';
  const returned = rejection?.reason ? words.rejected(rejection.reason) : words.rejectedWithoutReason;
  const missing = problem && props.shouldShowMissing ? words.missing(name) : undefined;
  // A read-only field shows by itself that it has files or none.
  const isStandingShown = isReturned || !props.isReadOnly;
  const description =
    isStandingShown || hint ? (
      <S.Facts>
        {isStandingShown ? (
          <Standing count={files.length} isReturned={isReturned} isMissing={problem !== undefined} />
        ) : null}
        {hint ? <span>{hint}</span> : null}
      </S.Facts>
    ) : undefined;
  return (
    <FileUpload
      id={`${props.id ?? 'material'}-${type}`}
      variant="line"
      label={name}
      description={description}
      isRequired={isNeeded(material)}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      upload={props.upload}
      accept={props.accept}
      maxFiles={props.maxFiles ?? usualMaxFiles}
      value={files}
      pictures={state.pictures}
      onChange={(next) => state.setFiles(type, next)}
      errorMessage={isReturned ? returned : missing}
    />
  );
}

/** Shows the state of a material as a tag. */
function Standing(props: {
  readonly count: number;
  readonly isReturned: boolean;
  readonly isMissing: boolean;
}): ReactElement {
  const words = useMessages(messages);
  const { count, isReturned, isMissing } = props;
  const [tone, word]: [TagTone, string] = isReturned
    ? ['danger', words.states.rejected]
    : count > 0
      ? ['success', words.given(count)]
      : isMissing
        ? ['warning', words.states.missing]
        : ['neutral', words.states.optional];
  return <Tag tone={tone}>{word}</Tag>;
}
