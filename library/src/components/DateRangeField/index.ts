export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export type { DateRange, DateRangePreset } from './useDateRangeState.ts';
