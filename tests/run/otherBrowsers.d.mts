/** Browsers that tests drive beside Chromium. */
export const otherBrowsers: readonly string[];

/** Installs the missing browsers where that is allowed; goes on without them where it isn't. */
export function installOtherBrowsers(names?: readonly string[]): Promise<void>;

/** Programs of the browsers by their names. @throws Error that names the packages that are missing */
export function programsOf(
  names: readonly string[],
  exists?: (file: string) => boolean,
): Readonly<Record<string, string>>;

/** Why the browsers can't be driven here; empty where they can. */
export function missingBrowsers(): string;
