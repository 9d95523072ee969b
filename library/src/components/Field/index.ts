export { choiceRow, fieldBox, fieldButton, fieldColumn } from './Field.styles.ts';
export { FieldHelp, FieldLabel, type FieldWords, NativeFieldHelp } from './Field.tsx';
