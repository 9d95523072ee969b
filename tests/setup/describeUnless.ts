import { describe } from 'vitest';

/**
 * A group of tests that is skipped when this machine lacks something. The reason is printed, and `.ci/run` repeats it
 * in its table.
 * @param reason the thing that the machine lacks; null: the tests run
 */
export const describeUnless =
  (reason: string | null) =>
  (name: string, tests: () => void): void => {
    if (reason !== null) process.stderr.write(`LEFT OUT ${name}: ${reason}\n`);
    describe.skipIf(reason !== null)(name, tests);
  };
