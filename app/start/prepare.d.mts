/** Builds the server when one of its sources changed. The tools must be installed. */
export declare function prepareServer(): Promise<void>;
