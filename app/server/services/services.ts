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

/** Reacts to an event in the transaction in which it happens: if the reaction fails, the event didn't happen. */
export type Reaction<Name extends keyof Events> = (
  services: Services,
  tx: DatabaseTransaction,
  event: Events[Name],
) => Promise<void>;

/** The reactions to every event, in their order. */
export type Reactions = { readonly [Name in keyof Events]: readonly Reaction<Name>[] };

/** Dependencies of the services; made once, in `wiring/assemble.ts`. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly catalogue: Catalogue;
  readonly occupations: OccupationTree;
  readonly gateways: Gateways;
  /** Where files are kept. */
  readonly objects: ObjectStore;
  /** Credentials of the embedded object store; null: a bucket keeps the files. */
  readonly embeddedStore: StoreCredentials | null;
  /** Where uploads lie until they are stored or refused. */
  readonly incomingFolder: string;
  /** Hosts that serve a partner system; each has users of its own. */
  readonly partnerHosts: ReadonlySet<string>;
  /** Professional prices are shown to every user. */
  readonly isProPriceOn: boolean;
  /** How much one agent may heap up. */
  readonly limits: AgentLimits;
  /** Where users open the app, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Who reacts to the events of the aggregates. */
  readonly reactions: Reactions;
  /** Tells the worker that a job was noted. */
  readonly wakeWorker: () => void;
}
