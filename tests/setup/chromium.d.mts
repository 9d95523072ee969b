/** How a Chromium is started, for Playwright's `launch`. */
export interface ChromiumOptions {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** The options of every test, picture and measurement; `args` are added to the usual ones. */
export function chromiumOptions(options?: { readonly args?: readonly string[] }): ChromiumOptions;
