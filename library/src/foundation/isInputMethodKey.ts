import type { KeyboardEvent } from 'react';

/** The `keyCode` that browsers report for a key that the input method handles. */
const processed = 229;

/**
 * True when a key press belongs to an input method, for example Enter to accept a candidate or Esc to cancel. Safari
 * reports this only by `keyCode`.
 */
export const isInputMethodKey = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processed;
