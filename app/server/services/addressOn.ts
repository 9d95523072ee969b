import type { Services } from './services.ts';

/**
 * Address at which the users of a host open the app, without a slash at the end. `host` is empty for the platform's own
 * host. A partner's host has the protocol and port of the platform's public address. A host that isn't configured, such
 * as one that no longer belongs to a partner, gets the platform's address, so that a link never leads to an unknown
 * site.
 */
export function addressOn(
  { publicUrl, partnerHosts }: Pick<Services, 'publicUrl' | 'partnerHosts'>,
  host: string,
): string {
  if (!partnerHosts.has(host)) return publicUrl();
  const address = new URL(publicUrl());
  address.hostname = host;
  return address.href.replace(/\/$/, '');
}
