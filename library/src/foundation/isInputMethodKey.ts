import type { KeyboardEvent } from 'react';

/** The key code of every key that an input method keeps for itself. */
const processed = 229;

/** Whether a key press steers an input method: the Enter that takes a candidate, the Esc that gives up. Safari tells by the code only. */
export const isInputMethodKey = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processed;
