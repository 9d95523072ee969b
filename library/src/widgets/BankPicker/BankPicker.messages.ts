import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface BankPickerMessages {
  readonly label: string;
  /** Text that the field shows while no bank is entered. */
  readonly placeholder: string;
}

export const messages: MessagePack<BankPickerMessages> = messagePack<BankPickerMessages>(
  { label: '开户银行', placeholder: '选择银行，或填写支行全称' },
  { label: 'Bank', placeholder: 'Choose a bank, or write the branch in full' },
);
