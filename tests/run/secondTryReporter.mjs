/**
 * Reporter of Vitest that prints the tests that failed and then passed when they were repeated. `.ci/run` lists them at
 * its end.
 * @implements {import('vitest/node').Reporter}
 */
export default class SecondTryReporter {
  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky)
      process.stdout.write(`\nSECOND TRY ${testCase.module.relativeModuleId}: ${testCase.fullName}\n`);
  }
}
