/** What Node is given to run the built server. */
export declare const serverArguments: string[];
/** What Node is given to run the server from its sources, nothing built before. */
export declare const sourceArguments: string[];
/** What the server's process is told beside its settings. */
export declare const serverEnvironment: Readonly<Record<string, string>>;
