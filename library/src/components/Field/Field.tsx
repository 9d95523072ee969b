import type { CSSProperties, ReactElement, ReactNode } from 'react';

import * as S from './Field.styles.ts';

/** Common props of fields: label, hint, error, class name and style. */
export interface FieldWords {
  /** The visible label of the field; omit it only if the field has another name, for example an `aria-label`. */
  label?: ReactNode;
  /** A hint that is shown below the field. */
  description?: ReactNode;
  /** Text of the error below the field. The error is linked to the control, and the field becomes invalid. */
  errorMessage?: string | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * Label of a react-aria field, or of the native control with the id `htmlFor`. If the field is required, the label has
 * a mark.
 */
export function FieldLabel(props: {
  children?: ReactNode;
  isRequired?: boolean | undefined;
  htmlFor?: string;
}): ReactElement | null {
  const { children, isRequired, ...rest } = props;
  if (children === undefined || children === null) return null;
  return (
    <S.Label {...rest} as={rest.htmlFor === undefined ? undefined : 'label'}>
      {children}
      {isRequired ? <S.Mark aria-hidden>*</S.Mark> : null}
    </S.Label>
  );
}

/** Hint and error of a react-aria field. react-aria links them to the control of the field. */
export function FieldHelp({
  description,
  errorMessage,
}: Pick<FieldWords, 'description' | 'errorMessage'>): ReactElement {
  return (
    <>
      {description ? <S.Description slot="description">{description}</S.Description> : null}
      {errorMessage ? <S.Message>{errorMessage}</S.Message> : null}
    </>
  );
}

/**
 * Value for `aria-describedby` of a native control. It contains the ids of the hint and the error in `NativeFieldHelp`,
 * and the ids that the control already has. Undefined when there are no such ids.
 */
export function helpIdsOf(
  id: string,
  props: Pick<FieldWords, 'description' | 'errorMessage'> & { readonly 'aria-describedby'?: string | undefined },
): string | undefined {
  const ids = [
    props.description ? `${id}-description` : '',
    props.errorMessage ? `${id}-error` : '',
    props['aria-describedby'],
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Hint and error of the native control with this id. Their own ids are `${id}-description` and `${id}-error`. */
export function NativeFieldHelp(
  props: Pick<FieldWords, 'description' | 'errorMessage'> & { readonly id: string },
): ReactElement {
  return (
    <>
      {props.description ? <S.Description id={`${props.id}-description`}>{props.description}</S.Description> : null}
      {props.errorMessage ? <S.NativeMessage id={`${props.id}-error`}>{props.errorMessage}</S.NativeMessage> : null}
    </>
  );
}

/**
 * Hidden input that submits the value of a control whose visible text differs from the value. If there is no `name`,
 * nothing is rendered.
 */
export function FormValue(props: {
  readonly name: string | undefined;
  readonly value: string;
  readonly isDisabled: boolean | undefined;
}): ReactElement | null {
  return props.name === undefined ? null : (
    <input type="hidden" name={props.name} value={props.value} disabled={props.isDisabled} />
  );
}
