/** Returns the path of a page's address. Addresses come from strangers: some, such as `//`, aren't valid for `URL`. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Returns the query parameters of a page's address. */
export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(pathOf(url).length));
