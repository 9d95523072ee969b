/** Returns the path of a call in mock mode, which has no base prefix `api/` (specification §7). */
export const pathWithoutPrefix = (path: string): string => path.replace(/^\/api\//, '/');
