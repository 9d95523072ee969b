/** Builds the server where anything it is made of changed. The tools must be there. */
export declare function prepareServer(): Promise<void>;
