import { AsyncLocalStorage } from 'node:async_hooks';

import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PGliteDialect,
  type PGliteDialectConfig,
  PGliteDriver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

import { isUuid } from './uuid.ts';

const beginning = new AsyncLocalStorage<string>();

/** Every transaction that `work` begins sees and writes this agent's rows only. */
export const beginningAs = <Answer>(agentId: string, work: () => Promise<Answer>): Promise<Answer> =>
  beginning.run(agentId, work);

/** Takes the agent's part until the transaction ends. */
const taking = (agentId: string) =>
  `select set_config('role', 'tuanbao_agent', true), set_config('tuanbao.agent_id', '${agentId}', true)`;

/** What is written into a statement as it is. @throws TypeError where it is anything but an id */
function checked(agentId: string): string {
  if (!isUuid(agentId)) throw new TypeError('an agent has a uuid');
  return agentId;
}

/** Begins and takes the agent's part in one message: the server waits for one answer less. */
class AgentPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const agentId = beginning.getStore();
    if (agentId === undefined) return super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${taking(checked(agentId))}`));
    } catch (error) {
      // whatever of it came about: no connection is given back inside a transaction
      await this.rollbackTransaction(connection as never).catch(() => {});
      throw error;
    }
  }
}

class AgentPGliteDriver extends PGliteDriver {
  override async beginTransaction(connection: never): Promise<void> {
    await super.beginTransaction(connection);
    const agentId = beginning.getStore();
    if (agentId === undefined) return;
    try {
      await (connection as DatabaseConnection).executeQuery(CompiledQuery.raw(taking(checked(agentId))));
    } catch (error) {
      await this.rollbackTransaction(connection).catch(() => {});
      throw error;
    }
  }
}

/** PostgreSQL, with transactions of agents. */
export class AgentPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new AgentPostgresDriver(this.#config);
  }
}

/** The embedded database, with transactions of agents. */
export class AgentPGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;
  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new AgentPGliteDriver(this.#config);
  }
}
