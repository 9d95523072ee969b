/** Time in milliseconds between two requests for the same state: the default wait of the specification (§9). */
export const defaultWaitMs = 500;

/** Time in milliseconds without input after which entered text is sent: the next tick of the specification (§9). */
export const nextTickMs = 300;
