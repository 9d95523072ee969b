export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
export type { CheckboxGroupOption } from './checkboxGroupOption.ts';
