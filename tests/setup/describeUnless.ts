import { describe } from 'vitest';

/**
 * Defines a group of tests that is skipped if this machine lacks something. The reason is printed, and the table of
 * `.ci/run` shows it.
 * @param reason describes what the machine lacks; null if the tests can run
 */
export const describeUnless =
  (reason: string | null) =>
  (name: string, tests: () => void): void => {
    if (reason !== null) process.stderr.write(`LEFT OUT ${name}: ${reason}\n`);
    describe.skipIf(reason !== null)(name, tests);
  };
