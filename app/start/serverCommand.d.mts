/** What Node is given to run the server. */
export declare const serverArguments: string[];
/** What the server's process is told beside its settings. */
export declare const serverEnvironment: Readonly<Record<string, string>>;
