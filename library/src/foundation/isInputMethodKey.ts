import type { KeyboardEvent } from 'react';

/** `keyCode` of a key that the input method handles. */
const processed = 229;

/**
 * True when a key belongs to an input method, for example Enter to accept a candidate or Esc to cancel. Safari reports
 * this only by `keyCode`.
 */
export const isInputMethodKey = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processed;
