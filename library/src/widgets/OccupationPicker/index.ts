export { messages as occupationPickerMessages, type OccupationPickerMessages } from './OccupationPicker.messages.ts';
export { OccupationPicker, type OccupationPickerProps } from './OccupationPicker.tsx';
export { usualChoices } from './usualChoices.ts';
