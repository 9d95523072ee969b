export { OccupationPicker, type OccupationPickerProps } from './OccupationPicker.tsx';
