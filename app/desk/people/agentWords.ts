import { userRoleOf } from '@tuanbao/library/domain/enumeration/userRole';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { messages } from './people.messages.ts';

const tiers = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** Returns the options of a field for the tier of an agent. */
export function useTierOptions(): readonly { readonly value: string; readonly label: string }[] {
  const { tierNamed } = useMessages(messages);
  return tiers.map((tier) => ({ value: tier, label: tierNamed(tier, userRoleOf(tier)) }));
}

/**
 * Returns a function that gives the name to which an agent belongs: the platform, or the agency of the agent's host. If
 * the host has no agency, the function returns the host.
 */
export function useHostName(): (agent: { readonly host: string; readonly agencyName: string }) => string {
  const { platform } = useMessages(messages);
  return ({ host, agencyName }) => (host === '' ? platform : agencyName || host);
}
