/** `__Host-`: this host only, never without https except on the machine itself, whatever a subdomain tries to set. */
export const sessionCookie = '__Host-session';
