/**
 * Vitest reporter that prints each test that failed and then passed in a second try. `.ci/run` lists these tests in its
 * table.
 * @implements {import('vitest/node').Reporter}
 */
export default class SecondTryReporter {
  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky)
      process.stdout.write(`\nSECOND TRY ${testCase.module.relativeModuleId}: ${testCase.fullName}\n`);
  }
}
