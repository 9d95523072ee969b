import { describe } from 'vitest';

/**
 * A group of tests that this machine leaves out for a reason, which is printed: `.ci/run` repeats it in its table.
 * @param reason what the machine lacks; null: the tests run
 */
export const describeUnless =
  (reason: string | null) =>
  (name: string, tests: () => void): void => {
    if (reason !== null) process.stderr.write(`LEFT OUT ${name}: ${reason}\n`);
    describe.skipIf(reason !== null)(name, tests);
  };
