import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useMemo } from 'react';

import { ComboBox, type ComboBoxOption, type ComboBoxProps } from '../../components/ComboBox/index.ts';
import type { Bank } from '../../domain/bank/bank.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './BankPicker.messages.ts';

export interface BankPickerProps extends Omit<ComboBoxProps, 'options' | 'allowsCustomValue' | 'onSearch' | 'value'> {
  /** Banks that the user can choose. Pass the same array as long as the banks don't change. */
  banks: readonly Bank[];
  /** Name of the bank, or of a branch that the user typed; '' if nothing is entered. */
  value?: string | undefined;
  /** If true, only names of `banks` are accepted, for forms in which no branch may be entered. @default false */
  isStrict?: boolean | undefined;
}

const optionOf = ({ code, name, short = '', pinyin }: Bank): ComboBoxOption => ({
  value: name,
  label: name,
  ...(pinyin === undefined ? {} : { pinyin }),
  keywords: [code, short].filter((word) => word !== ''),
});

/**
 * Field for the bank of an account. The user finds a bank by Chinese name, pinyin, initials, short name or code, or
 * types the full name of a branch. The ref is the input element.
 */
export const BankPicker: ForwardRefExoticComponent<BankPickerProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  BankPickerProps
>(function BankPicker({ banks, isStrict = false, label, placeholder, ...props }, ref) {
  const words = useMessages(messages);
  const options = useMemo(() => banks.map(optionOf), [banks]);
  return (
    <ComboBox
      {...props}
      ref={ref}
      label={label ?? (props['aria-label'] === undefined ? words.label : undefined)}
      placeholder={placeholder ?? (isStrict ? undefined : words.placeholder)}
      options={options}
      allowsCustomValue={!isStrict}
    />
  );
});
