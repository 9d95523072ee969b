/** Default wait of the specification (§9) in milliseconds, between two polls of the same state. */
export const defaultWaitMs = 500;

/** Next tick of the specification (§9) in milliseconds: the time without input before entered text is sent. */
export const nextTickMs = 300;
