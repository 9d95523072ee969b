/** Argument with which V8 doesn't compile wrappers for functions that WebAssembly calls. */
export declare const withoutCompiledWrappers: string;
/** Arguments with which Node runs the built server. */
export declare const serverArguments: string[];
/** Arguments with which Node runs the server from its sources, without a build. */
export declare const sourceArguments: string[];
/** Environment variables of the server's process that aren't settings of the server. */
export declare const serverEnvironment: Readonly<Record<string, string>>;
