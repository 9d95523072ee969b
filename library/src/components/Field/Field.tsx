import type { CSSProperties, ReactElement, ReactNode } from 'react';

import * as S from './Field.styles.ts';

/** Label, hint and error of a field, the same for every field. */
export interface FieldWords {
  /** The visible label; leave it out only where `aria-label` is given. */
  label?: ReactNode;
  /** A hint under the field. */
  description?: ReactNode;
  /** The error: shown below the field and linked to it; it marks the field invalid. */
  errorMessage?: string | undefined;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** The label of the react-aria field around it, or by `htmlFor` of a native control; required fields get a mark. */
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

/** Hint and error of the react-aria field around it, which links them. */
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

/** `aria-describedby` of a native control: the ids of the hint and error of `NativeFieldHelp`, and other ids. */
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

/** Hint and error of a native control, which refers to them by `${id}-description` and `${id}-error`. */
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

/** The hidden input of a control whose text isn't its value; nothing without a `name`. */
export function FormValue(props: {
  readonly name: string | undefined;
  readonly value: string;
  readonly isDisabled: boolean | undefined;
}): ReactElement | null {
  return props.name === undefined ? null : (
    <input type="hidden" name={props.name} value={props.value} disabled={props.isDisabled} />
  );
}
