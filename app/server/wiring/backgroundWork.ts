import type { FastifyInstance } from 'fastify';

import { guardRoom } from '../platform/database/diskRoom.ts';
import { startUpkeep } from '../platform/database/upkeep.ts';
import { loggableError } from '../platform/http/errorAnswers.ts';
import type { BreakerState } from '../platform/jobs/circuitBreaker.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { lanes } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import type { OpenDatabase } from '../tables/openDatabase.ts';
import { jobHandlersOf } from './jobHandlers.ts';
import { retention } from './retentionRepository.ts';
import { startSiteRefresh } from './siteRefresh.ts';
import { startTimers } from './timers.ts';

/** Work of a server that runs without a request. */
export interface BackgroundWork {
  /** Makes the worker look for due jobs at once. Call it after a job was enqueued. */
  wake(): void;
  /**
   * Stops the background work. Resolves when the running jobs and timed rounds have ended, at the latest after about
   * three seconds.
   */
  stop(): Promise<void>;
}

/** Dependencies of the server's background work. */
interface WorkPlace {
  readonly settings: Settings;
  readonly open: OpenDatabase;
  readonly services: Services;
  /** The app whose log receives the errors of the background work. */
  readonly app: FastifyInstance;
  readonly meters: Pick<Metrics, 'noteJobFailure' | 'noteJobEnd' | 'noteLane'>;
}

/** Log messages about a change of a lane's circuit breaker, one for each new state. */
const breakerWords: Readonly<Record<BreakerState, string>> = {
  open: 'an outside party fails again and again: its jobs wait',
  halfOpen: 'an outside party is tried with one job',
  closed: 'an outside party works again: its jobs run',
};

/**
 * Starts the background work: the jobs, the timed rounds, the daily upkeep, and the regular reading of published
 * contents. Also watches the free disk space if the database is embedded.
 */
export function startBackgroundWork({ settings, open, services, app, meters }: WorkPlace): BackgroundWork {
  const { database, kind } = open;
  const logFailure = (error: unknown) => app.log.error({ error: loggableError(error) });
  const worker = startWorker({
    database,
    handlers: jobHandlersOf(services),
    lanes,
    leaseSeconds: settings.jobLeaseSeconds,
    onFailure: (job, error) => {
      meters.noteJobFailure(job);
      app.log.error({ job, error: loggableError(error) });
    },
    onEnd: (end) => {
      meters.noteJobEnd(end);
      if (end.failure?.isGivenUp)
        app.log.error({ job: end.kind }, 'the job failed too often: it is tried again rarely');
    },
    onLane: (lane) => meters.noteLane(lane),
    onBreaker: (lane, breaker) => app.log.error({ lane, breaker }, breakerWords[breaker]),
  });
  const stopUpkeep = startUpkeep({
    open,
    retention,
    now: () => services.clock.now(),
    firstSeconds: settings.firstUpkeepSeconds,
    onFailure: logFailure,
  });
  const stopTimers = startTimers(services, logFailure);
  const stopRefresh = startSiteRefresh(services, logFailure);
  const room = {
    reserveBytes: settings.diskReserveMb * 1024 * 1024,
    onChange: (isFull: boolean) => app.log.error(isFull ? 'the disk is full: reading only' : 'room on the disk again'),
  };
  const guard = kind === 'embedded' ? guardRoom(database, settings.dataDir, room, logFailure) : null;
  return {
    wake: () => worker.wake(),
    async stop() {
      stopUpkeep();
      stopRefresh();
      guard?.stop();
      await Promise.all([worker.stop(), stopTimers()]);
    },
  };
}
