export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export { ComboBoxList, type ListedChoice, optionId } from './ComboBoxList.tsx';
export { placeFrom } from './placeFrom.ts';
export {
  type ComboBoxOption,
  type OptionIndex,
  optionIndexOf,
  type OptionMatch,
  optionsMatching,
} from './optionsMatching.ts';
