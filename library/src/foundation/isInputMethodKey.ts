import type { KeyboardEvent } from 'react';

/** The `keyCode` that browsers report for a key that the input method handles. */
const processed = 229;

/**
 * True when a key press belongs to an input method, for example Enter to accept a candidate or Esc to cancel. Safari
 * marks such a key press only by its `keyCode`.
 */
export const isInputMethodKey = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processed;
