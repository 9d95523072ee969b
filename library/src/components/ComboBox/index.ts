export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { ComboBoxOption } from './optionsMatching.ts';
