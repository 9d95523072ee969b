import type { DatabaseTransaction } from '../tables/database.ts';
import type { Events } from './events.ts';
import type { Services } from './services.ts';

/** Calls the reactions to an event one after the other, in the transaction in which the event was raised. */
export async function raise<Name extends keyof Events>(
  services: Services,
  tx: DatabaseTransaction,
  name: Name,
  event: Events[Name],
): Promise<void> {
  for (const react of services.reactions[name]) await react(services, tx, event);
}
