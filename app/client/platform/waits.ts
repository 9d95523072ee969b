/** Milliseconds of the specification's default wait (§9): between two looks at the same thing. */
export const defaultWaitMs = 500;

/** Milliseconds until the specification's next tick (§9): what is typed rests so long before it is asked about. */
export const nextTickMs = 300;
