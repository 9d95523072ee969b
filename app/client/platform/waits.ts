/** Time in milliseconds between two checks of a state that may change: the default wait of the specification (§9). */
export const defaultWaitMs = 500;

/** Time in milliseconds without input after which entered text is sent: the next tick of the specification (§9). */
export const nextTickMs = 300;
