export { isInputMethodKey } from './isInputMethodKey.ts';
export { useComposedText } from './useComposedText.ts';
export { useFreeText } from './useFreeText.ts';
