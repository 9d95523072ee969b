/** Writes a fontconfig file that knows the fonts of the tests and no other; returns its path, for FONTCONFIG_FILE. */
export function fontsFile(): string;
/** Versions of the font packages, by the name of the package. */
export function fontVersions(): Readonly<Record<string, string>>;
/** The folder of every font package, for browsers that read no file unless its folder is named. */
export const fontsFolder: string;
