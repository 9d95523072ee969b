import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Connections } from '../database/connect.ts';
import type { PlatformDatabase } from '../database/database.ts';
import type { JobEnd } from '../jobs/jobs.ts';
import type { LaneState } from '../jobs/worker.ts';
import { jobEndMetrics, laneGauges } from './laneMetrics.ts';

/** Collects the metrics of a server. */
export interface Metrics {
  /** Media type of the text that `text` returns: all metrics in the text format of Prometheus. */
  readonly contentType: string;
  text(): Promise<string>;
  /** Counts a request and its duration. `route` is the template of the route, with placeholders; never the address. */
  noteRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /**
   * Counts fields of a request that its call doesn't declare. Only their number is stored, not their names or values.
   */
  noteUnknownFields(request: { method: string; route: string; fields: number }): void;
  /** Adds the time for which an agent saw a screen. `screen` is the path pattern of the screen, never the address. */
  noteScreenTime(time: { screen: string; seconds: number }): void;
  /** Counts a job that has failed. `kind` is null when the jobs couldn't be read from the database. */
  noteJobFailure(kind: string | null): void;
  /** Measures the duration of a job that has ended, successfully or not. */
  noteJobEnd(end: JobEnd): void;
  /** Records the state of a lane: the number of its running jobs and the state of its circuit breaker. */
  noteLane(state: LaneState): void;
}

interface JobCounts {
  readonly due: number;
  readonly waiting: number;
  readonly failed: number;
  readonly oldest: number;
}

const jobCounts = sql<JobCounts>`
  select
    count(*) filter (where failed_at is null and run_at <= now())::int as due,
    count(*) filter (where failed_at is null and run_at > now())::int as waiting,
    count(*) filter (where failed_at is not null)::int as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (where failed_at is null and run_at <= now())), 0)::float8 as oldest
  from jobs`;

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 3, 10];

/**
 * Gauges whose values are read from the database. One of them shows whether the database responds. Returns the function
 * that reads the values again.
 */
function jobGauges(registry: Registry, database: PlatformDatabase): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({ name: 'tuanbao_database_up', help: 'Whether the database answers', registers });
  const oldest = new Gauge({
    name: 'tuanbao_jobs_oldest_due_seconds',
    help: 'How long the oldest due job has been waiting',
    registers,
  });
  const jobs = new Gauge({
    name: 'tuanbao_jobs',
    help: 'Jobs by state: due, waiting (leased, or to be tried later), failed for good',
    labelNames: ['state'],
    registers,
  });
  return async () => {
    try {
      const { rows } = await jobCounts.execute(database);
      const [counts] = rows;
      for (const state of ['due', 'waiting', 'failed'] as const) jobs.set({ state }, counts?.[state] ?? 0);
      oldest.set(counts?.oldest ?? 0);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}

function connectionGauge(registry: Registry, connections: () => Connections): void {
  const gauge = new Gauge({
    name: 'tuanbao_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle, waiting } = connections();
      gauge.set({ state: 'open' }, open);
      gauge.set({ state: 'idle' }, idle);
      gauge.set({ state: 'waiting' }, waiting);
    },
  });
}

/**
 * Creates the metrics of one server. They are about its requests, its jobs, its database connections and its process.
 */
export function metricsOf(
  database: PlatformDatabase,
  connections: () => Connections,
  laneNames: readonly string[],
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'tuanbao_http_request_duration_seconds',
    help: 'How long requests took, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'tuanbao_job_failures_total',
    help: 'Failures of jobs, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  const screenTime = new Counter({
    name: 'tuanbao_screen_seconds_total',
    help: 'Seconds that agents had a screen in sight, by the pattern of its address',
    labelNames: ['screen'],
    registers: [registry],
  });
  const unknownFields = new Counter({
    name: 'tuanbao_unknown_request_fields_total',
    help: 'Fields of requests that were ignored because their call does not know them, by route template',
    labelNames: ['method', 'route'],
    registers: [registry],
  });
  const countJobs = jobGauges(registry, database);
  const countLanes = laneGauges(registry, database, laneNames);
  const noteJobEnd = jobEndMetrics(registry);
  connectionGauge(registry, connections);
  return {
    contentType: registry.contentType,
    async text() {
      await countJobs();
      await countLanes.count();
      return registry.metrics();
    },
    noteRequest: ({ method, route, status, seconds }) => durations.observe({ method, route, status }, seconds),
    noteUnknownFields: ({ method, route, fields }) => unknownFields.inc({ method, route }, fields),
    noteScreenTime: ({ screen, seconds }) => screenTime.inc({ screen }, seconds),
    noteJobEnd,
    noteLane: countLanes.note,
    noteJobFailure: (kind) => failures.inc({ kind: kind ?? 'none' }),
  };
}
