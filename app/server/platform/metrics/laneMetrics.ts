import { sql } from 'kysely';
import { Gauge, Histogram, type Registry } from 'prom-client';

import type { PlatformDatabase } from '../database/database.ts';
import type { BreakerState } from '../jobs/circuitBreaker.ts';
import type { JobEnd } from '../jobs/jobs.ts';
import type { LaneState } from '../jobs/worker.ts';

interface LaneCounts {
  readonly lane: string;
  readonly due: number;
  readonly unfinished: number;
  readonly failed: number;
  readonly oldest: number;
}

/**
 * Number of due, unfinished and failed jobs in each lane, and the age in seconds of the oldest unfinished job. While a
 * job runs, its `run_at` is the end of its lease, so that it isn't counted as due.
 */
const laneCounts = sql<LaneCounts>`
  select lane, count(*) filter (where run_at <= now())::int as due,
    count(*) filter (where failed_at is null)::int as unfinished,
    count(*) filter (where failed_at is not null)::int as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as oldest
  from jobs group by lane`;

const breakerLevels: Readonly<Record<BreakerState, number>> = { closed: 0, halfOpen: 1, open: 2 };

/**
 * Gauges of each lane. The numbers of due, unfinished and failed jobs are read from the database, for all instances.
 * The number of running jobs and the state of the circuit breaker are measured in this instance.
 */
export function laneGauges(
  registry: Registry,
  database: PlatformDatabase,
  laneNames: readonly string[],
): { readonly count: () => Promise<void>; readonly note: (state: LaneState) => void } {
  const registers = [registry];
  const jobs = new Gauge({
    name: 'tuanbao_lane_jobs',
    help: 'Jobs by lane: due (waiting now), running (in this instance), unfinished (due, later or running), failed',
    labelNames: ['lane', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'tuanbao_lane_oldest_seconds',
    help: 'Age of the oldest unfinished job of a lane',
    labelNames: ['lane'],
    registers,
  });
  const breakers = new Gauge({
    name: 'tuanbao_lane_breaker',
    help: 'Circuit breaker of a lane in this instance: 0 closed, 1 half open, 2 open',
    labelNames: ['lane'],
    registers,
  });
  const note = ({ lane, running, breaker }: LaneState) => {
    jobs.set({ lane, state: 'running' }, running);
    breakers.set({ lane }, breakerLevels[breaker]);
  };
  for (const lane of laneNames) note({ lane, running: 0, breaker: 'closed' });
  return {
    note,
    async count() {
      const rows = await laneCounts.execute(database).then(
        (found) => found.rows,
        () => null, // the metric `tuanbao_database_up` reports the failure
      );
      if (rows === null) return;
      for (const lane of laneNames) {
        const counts = rows.find((row) => row.lane === lane);
        jobs.set({ lane, state: 'due' }, counts?.due ?? 0);
        jobs.set({ lane, state: 'unfinished' }, counts?.unfinished ?? 0);
        jobs.set({ lane, state: 'failed' }, counts?.failed ?? 0);
        oldest.set({ lane }, counts?.oldest ?? 0);
      }
    },
  };
}

/** Histogram of the durations of jobs that have ended, successfully or not. */
export function jobEndMetrics(registry: Registry): (end: JobEnd) => void {
  const durations = new Histogram({
    name: 'tuanbao_job_duration_seconds',
    help: 'How long jobs ran, by lane and outcome',
    labelNames: ['lane', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10, 30, 90],
    registers: [registry],
  });
  return ({ lane, seconds, failure }) => {
    let outcome = 'done';
    if (failure) outcome = failure.of === 'party' ? 'partyFailed' : 'failed';
    durations.observe({ lane, outcome }, seconds);
  };
}
