import { readFileSync } from 'node:fs';

import { promises } from './promises.ts';
import type { Outcome } from './report.ts';

/** As much of Vitest's JSON report as is read here. */
interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A test file's path under `tests`, without its ending. */
const nameOf = (path: string): string => path.replace(/^.*\/tests\//, '').replace(/\.test\.tsx?$/, '');

/** What the tests of `npm test` reached that hold promises; `null`: none ran. */
export function testFigures(reportFile: string | null): Outcome {
  if (reportFile === null) return { figures: [], faults: [] };
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport;
  const byName = new Map(testResults.map((result) => [nameOf(result.name), result]));
  const outcomes = promises.map(({ id, tests }): Outcome => {
    const files = tests.map((name) => byName.get(name)).filter((result) => result !== undefined);
    if (files.length === 0) return { figures: [], faults: [] };
    const all = files.flatMap(({ assertionResults }) => assertionResults);
    const failed = all.filter(({ status }) => status === 'failed').map(({ fullName }) => `${id}: ${fullName}`);
    const broken = files.filter(({ status }) => status !== 'passed').map(({ name }) => `${id}: ${nameOf(name)} failed`);
    const passed = all.filter(({ status }) => status === 'passed').length;
    const faults = failed.length > 0 ? failed : broken;
    return {
      figures: [
        { promise: id, where: 'tests', reached: `${passed} of ${all.length} tests`, isKept: faults.length === 0 },
      ],
      faults,
    };
  });
  return { figures: outcomes.flatMap(({ figures }) => figures), faults: outcomes.flatMap(({ faults }) => faults) };
}
