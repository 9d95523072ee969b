import { type ChangeEvent, type ForwardedRef, type HTMLAttributes, type RefObject, useId } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useComposedText } from '../../foundation/useComposedText.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { useFreeText } from '../../foundation/useFreeText.ts';
import { type FieldWords, helpIdsOf } from './Field.tsx';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Common props of TextField and TextArea. */
export interface TextControlProps extends FieldWords {
  /**
   * The text (controlled). If it is absent, the native control stores the text, so the component isn't rendered again
   * while the user types.
   */
  value?: string | undefined;
  /** Initial text (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /**
   * Called with the text after each change. While the user composes characters with an input method, it isn't called
   * until the composition ends.
   */
  onChange?: ((text: string) => void) | undefined;
  /** An example of the text. It is shown while the control is empty. It must not replace the label. */
  placeholder?: string | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** Shows the text so that it can be read, focused and submitted but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Marks the field as required. @default false */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
}

/** All attributes of the native control that aren't props of the component. */
export type PlatformProps<Attributes> = Omit<
  Attributes,
  keyof TextControlProps | 'disabled' | 'readOnly' | 'required' | 'children' | 'checked' | 'defaultChecked'
>;

/** Attributes that the component sets on its native input or textarea. */
interface TextControl<Control extends TextElement> extends PlatformProps<HTMLAttributes<Control>> {
  readonly ref: RefObject<Control | null>;
  readonly id: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly placeholder: string | undefined;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
  readonly onChange: (event: ChangeEvent<Control>) => void;
}

/**
 * State of a native text control. It handles the text, the compositions with an input method, and the ids of hint and
 * error.
 */
export function useTextControl<Control extends TextElement>(
  props: Omit<TextControlProps, 'label' | 'className' | 'style'> & PlatformProps<HTMLAttributes<Control>>,
  ref: ForwardedRef<Control>,
): TextControl<Control> {
  const { description, errorMessage, value, defaultValue, onChange, placeholder, ...rest } = props;
  const { isDisabled, isReadOnly, isRequired, isInvalid, ...ofPlatform } = rest;
  const ownId = useId();
  const id = props.id ?? ownId;
  const control = useObjectRef(ref);
  const first = defaultValue ?? '';
  const owned = useComposedText(value ?? first, (text) => {
    if (text !== value) onChange?.(text);
  });
  const free = useFreeText(first, onChange);
  const { onChange: write, ...composed } = value === undefined ? free : owned;
  useFormReset(control, defaultValue, value ?? first, (text) => {
    if (text !== control.current?.value) write(text);
  });
  return {
    ...mergeProps(ofPlatform, composed),
    ref: control,
    id,
    placeholder,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || Boolean(errorMessage) || undefined,
    'aria-describedby': helpIdsOf(id, { description, errorMessage, 'aria-describedby': props['aria-describedby'] }),
    onChange: (event) => write(event.currentTarget.value),
  };
}
