/** The visit of each host of another framework or bundler, by the name of its folder. */
export const hostVisits: Readonly<Record<string, unknown>>;
