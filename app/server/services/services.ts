import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import type { OccupationTree } from '@tuanbao/library/domain/occupation/occupationTree';

import type { Catalogue } from '../../catalogue/loadCatalogue.ts';
import type { Gateways } from '../gateways/gateways.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import type { ObjectStore } from '../platform/storage/objectStore.ts';
import type { StoreCredentials } from '../platform/storage/storeSignature.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';
import type { AgentLimits } from './agentLimits.ts';
import type { Events } from './events.ts';

/** Reacts to an event in its transaction. If the reaction fails, the whole transaction is rolled back. */
export type Reaction<Name extends keyof Events> = (
  services: Services,
  tx: DatabaseTransaction,
  event: Events[Name],
) => Promise<void>;

/** The reactions to every event, in the order in which they are called. */
export type Reactions = { readonly [Name in keyof Events]: readonly Reaction<Name>[] };

/** Dependencies of the services, created once in `wiring/assemble.ts`. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly catalogue: Catalogue;
  readonly occupations: OccupationTree;
  readonly gateways: Gateways;
  /** Stores the files. */
  readonly objects: ObjectStore;
  /** Credentials of the embedded object store; null when a bucket stores the files. */
  readonly embeddedStore: StoreCredentials | null;
  /** Folder for uploads until they are stored or refused. */
  readonly incomingFolder: string;
  /** Hosts that serve a partner system; each has its own users. */
  readonly partnerHosts: ReadonlySet<string>;
  /** True when professional prices are shown to all users. */
  readonly isProPriceOn: boolean;
  /** Limits of the data that one agent can store. */
  readonly limits: AgentLimits;
  /** Address at which users open the app, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Reactions to the events of the aggregates. */
  readonly reactions: Reactions;
  /** Tells the worker that a job was enqueued. */
  readonly wakeWorker: () => void;
}
