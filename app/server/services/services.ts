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
import type { ProductOffer } from './productOffer.ts';
import type { Site } from './site.ts';

/**
 * Reacts to an event, in the transaction in which the event was raised. If the reaction fails, the whole transaction is
 * rolled back.
 */
export type Reaction<Name extends keyof Events> = (
  services: Services,
  tx: DatabaseTransaction,
  event: Events[Name],
) => Promise<void>;

/** For each event: its reactions, in the order in which they are called. */
export type Reactions = { readonly [Name in keyof Events]: readonly Reaction<Name>[] };

/** Dependencies of the services. They are created once, in `wiring/assemble.ts`. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly keyring: Keyring;
  /** The catalogue, with the versions of products that operators have published. */
  readonly catalogue: Catalogue;
  /** The switches that stop the sale of products, and the places of products in the list that agents see. */
  readonly offer: ProductOffer;
  readonly occupations: OccupationTree;
  /** Contents that operators publish for all users, such as the brand and the footer. */
  readonly site: Site;
  readonly gateways: Gateways;
  /** Object store in which the uploaded files are stored. */
  readonly objects: ObjectStore;
  /** Credentials of the embedded object store. They are null when a bucket stores the files. */
  readonly embeddedStore: StoreCredentials | null;
  /** Folder in which an uploaded file stays until it is stored or refused. */
  readonly incomingFolder: string;
  /** Hosts on which partner systems are served. Each host has its own users. */
  readonly partnerHosts: ReadonlySet<string>;
  /** True when professional prices are shown to all users. */
  readonly isProPriceOn: boolean;
  /** Limits for the stored data and the requests of one agent. */
  readonly limits: AgentLimits;
  /**
   * Address at which users open the app on the platform's own host, without a slash at the end. Links for users of a
   * known host are built by `addressOn`.
   */
  readonly publicUrl: () => string;
  /** For each event of an aggregate: the reactions to the event. */
  readonly reactions: Reactions;
  /** Makes the worker look for due jobs. Call it after a job was enqueued. */
  readonly wakeWorker: () => void;
}
