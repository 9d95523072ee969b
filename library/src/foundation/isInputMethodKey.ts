import type { KeyboardEvent } from 'react';

/** `keyCode` of a key press that an input method handles itself. */
const processed = 229;

/**
 * True when a key press belongs to an input method, such as the Enter that accepts a candidate or the Esc that cancels.
 * Safari reports it by `keyCode` only.
 */
export const isInputMethodKey = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processed;
