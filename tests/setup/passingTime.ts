import { expect } from 'vitest';

import { runOneJob } from '../../app/server/platform/jobs/jobs.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import { jobHandlersOf } from '../../app/server/wiring/jobHandlers.ts';
import { passTime, settlePayments } from '../../app/server/wiring/timers.ts';
import type { TestApp } from './testApp.ts';

export const dayMs = 86_400_000;

/**
 * Runs each timer once, and then all jobs that are due. `services` can have another payment gateway than the server.
 */
export async function passRound({ database }: TestApp, services: TestApp['services']): Promise<void> {
  const failures: unknown[] = [];
  for (const round of [passTime, settlePayments]) await round(services, (error) => failures.push(error));
  const onFailure = (_: unknown, error: unknown) => failures.push(error);
  const runner = { database, handlers: jobHandlersOf(services), lanes, leaseSeconds: 30, onFailure };
  while (await runOneJob(runner));
  expect(failures).toEqual([]);
}

/** Runs a function after moving the clock forward by `ms`. Afterwards moves the clock back. */
export async function laterOn<Answer>({ clock }: TestApp, ms: number, work: () => Promise<Answer>): Promise<Answer> {
  await clock.moveBy(ms);
  try {
    return await work();
  } finally {
    await clock.moveBy(-ms);
  }
}
