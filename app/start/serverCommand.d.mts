/** Arguments with which Node runs the built server. */
export declare const serverArguments: string[];
/** Arguments with which Node runs the server from its sources, without a build. */
export declare const sourceArguments: string[];
/** Environment variables of the server's process that aren't settings of the server. */
export declare const serverEnvironment: Readonly<Record<string, string>>;
