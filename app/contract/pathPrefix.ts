/** Returns the path that a call has in mock mode, in which paths don't begin with `api/` (specification §7). */
export const pathWithoutPrefix = (path: string): string => path.replace(/^\/api\//, '/');
