/** Arguments of Node that run the built server. */
export declare const serverArguments: string[];
/** Arguments of Node that run the server from its sources, without a build. */
export declare const sourceArguments: string[];
/** Environment variables of the server's process, in addition to its settings. */
export declare const serverEnvironment: Readonly<Record<string, string>>;
