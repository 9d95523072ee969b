export { isInputMethodKey } from './isInputMethodKey.ts';
export { type ComposedText, useComposedText } from './useComposedText.ts';
