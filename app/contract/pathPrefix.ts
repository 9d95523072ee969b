/** A call's path in the mock mode, which has no base prefix `api/` (specification §7). */
export const pathWithoutPrefix = (path: string): string => path.replace(/^\/api\//, '/');
