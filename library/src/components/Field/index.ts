export {
  choiceRow,
  digits,
  fieldBox,
  fieldButton,
  fieldColumn,
  fieldGroup,
  fieldLabel,
  groupInput,
  requiredMark,
} from './Field.styles.ts';
export { FieldHelp, FieldLabel, type FieldWords, FormValue, NativeFieldHelp } from './Field.tsx';
