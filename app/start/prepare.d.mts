/** Builds the server if one of its sources has changed. The tools must be installed. */
export declare function prepareServer(): Promise<void>;
