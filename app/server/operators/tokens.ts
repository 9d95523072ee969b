import { createHash } from 'node:crypto';

/** Hash of the token of a session or of a welcome link. The server stores only the hash. */
export const tokenHashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();
