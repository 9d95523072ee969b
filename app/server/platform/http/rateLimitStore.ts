import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import { sql } from 'kysely';

import type { PlatformDatabase } from '../database/database.ts';
import type { Keyring } from '../encryption/keyring.ts';

/** The database in which hits are counted, the clock, and the key with which addresses are hashed. */
interface Counter {
  readonly database: PlatformDatabase;
  readonly keyring: Keyring;
  readonly clock: Clock;
}

/**
 * Counts a hit in the current time window. If this window has ended, starts a new one. The function uses a single
 * statement, so that hits of parallel requests are all counted.
 */
async function countHit({ database, keyring, clock }: Counter, subject: string, windowMs: number) {
  const now = clock.now();
  const index = keyring.index('address', subject);
  const endsAt = new Date(now.getTime() + windowMs);
  const { rows } = await sql<{ hits: number; ends_at: Date }>`
    insert into rate_limits as open (subject_index, hits, ends_at) values (${index}, 1, ${endsAt})
    on conflict (subject_index) do update set
      hits = case when open.ends_at > ${now} then open.hits + 1 else 1 end,
      ends_at = case when open.ends_at > ${now} then open.ends_at else excluded.ends_at end
    returning hits, ends_at`.execute(database);
  const [row] = rows;
  return { current: row?.hits ?? 1, ttl: Math.max(0, (row?.ends_at ?? endsAt).getTime() - now.getTime()) };
}

/**
 * Rate limits that apply to all instances of the server together. The hits of an address on a route are counted in the
 * database, under a keyed hash of both.
 */
export function rateLimitStoreOf(counter: Counter): FastifyRateLimitStoreCtor {
  return class DatabaseRateLimitStore implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(options: object) {
      const { routeInfo } = options as { readonly routeInfo?: { readonly url?: string } };
      this.#route = routeInfo?.url ?? '';
    }

    incr(...[key, tell, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
      void this.#count(key, timeWindow, tell);
    }

    async #count(key: string, windowMs: number, tell: Parameters<FastifyRateLimitStore['incr']>[1]): Promise<void> {
      const counted = await countHit(counter, `${this.#route} ${key}`, windowMs).catch(
        (error: unknown) => error as Error,
      );
      if (counted instanceof Error) tell(counted);
      else tell(null, counted);
    }

    child(options: object): FastifyRateLimitStore {
      return new DatabaseRateLimitStore(options);
    }
  };
}
