export { messages as bankPickerMessages, type BankPickerMessages } from './BankPicker.messages.ts';
export { BankPicker, type BankPickerProps } from './BankPicker.tsx';
