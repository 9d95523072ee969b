import { type ChangeEvent, type ForwardedRef, type HTMLAttributes, type RefObject, useId } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useComposedText } from '../../foundation/useComposedText.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { useFreeText } from '../../foundation/useFreeText.ts';
import { type FieldWords, helpIdsOf } from './Field.tsx';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Props that TextField and TextArea have in common. */
export interface TextControlProps extends FieldWords {
  /** The text, held by its owner. Without it the control holds the text and isn't rendered during typing. */
  value?: string | undefined;
  /** The first text. @default '' */
  defaultValue?: string | undefined;
  /** Called with the text; during a composition of an input method, once with the finished characters. */
  onChange?: ((text: string) => void) | undefined;
  /** An example of the text; never a replacement of the label. */
  placeholder?: string | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** The text can be read, focused and submitted but not changed. */
  isReadOnly?: boolean | undefined;
  /** Marks the field as required. @default false */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
}

/** The other attributes of the platform's control. */
export type PlatformProps<Attributes> = Omit<
  Attributes,
  keyof TextControlProps | 'disabled' | 'readOnly' | 'required' | 'children' | 'checked' | 'defaultChecked'
>;

/** Attributes of the platform's input or textarea. */
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

/** The state of a platform text control: its text, its description, and the finished characters of an input method. */
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
