export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export {
  type ComboBoxOption,
  type OptionIndex,
  optionIndexOf,
  type OptionMatch,
  optionsMatching,
} from './optionsMatching.ts';
