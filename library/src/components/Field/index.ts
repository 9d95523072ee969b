export { FieldHelp, FieldLabel, type FieldWords, FormValue, helpIdsOf, NativeFieldHelp } from './Field.tsx';
export { type PlatformProps, type TextControlProps, useTextControl } from './useTextControl.ts';
