export { messages as industryPickerMessages, type IndustryPickerMessages } from './IndustryPicker.messages.ts';
export { IndustryPicker, type IndustryPickerProps } from './IndustryPicker.tsx';
