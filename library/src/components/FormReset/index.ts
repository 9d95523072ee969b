export { useFormReset } from './useFormReset.ts';
