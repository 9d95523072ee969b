import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import type { OccupationTree } from '@tuanbao/library/domain/occupation/occupationTree';

import type { Catalogue } from '../catalogue/loadCatalogue.ts';
import type { Database } from './database/database.ts';
import type { Keyring } from './encryption/keyring.ts';
import type { Gateways } from './gateways/gateways.ts';

/** What services are given; made once, in buildApp. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly catalogue: Catalogue;
  readonly occupations: OccupationTree;
  readonly gateways: Gateways;
  /** Where uploads lie until they are stored or refused. */
  readonly incomingFolder: string;
  /** Where readers open the app, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Tells the worker that a job was noted. */
  readonly wakeWorker: () => void;
}
