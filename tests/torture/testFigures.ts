import { existsSync, readFileSync } from 'node:fs';

import { type HeldBy, promises, type ServerPromise } from './promises.ts';
import { type Outcome, outcomeOf } from './report.ts';

/** The parts of Vitest's JSON report that this module reads. */
interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

type FileResult = TestReport['testResults'][number];

/** Returns the path of a test file under `tests`, without its extension. */
const nameOf = (path: string): string => path.replace(/^.*\/tests\//, '').replace(/\.test\.tsx?$/, '');

const fileOf = (held: HeldBy): string => (typeof held === 'string' ? held : held.file);

/** Returns how many tests of a promise passed, and the problems of the tests that didn't pass. */
function heldBy(result: FileResult | undefined, held: HeldBy) {
  const named = typeof held === 'string' ? /(?:)/ : new RegExp(held.named);
  const tests = (result?.assertionResults ?? []).filter(({ fullName }) => named.test(fullName));
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const isUnread = result?.status === 'failed' && result.assertionResults.length === 0;
  const nothingRan = tests.length === 0 ? [`no test of ${fileOf(held)} ran`] : [];
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    total: tests.length,
    faults: isUnread ? [`${fileOf(held)} failed`] : [...failed, ...nothingRan],
  };
}

function outcomeFor({ id, tests }: ServerPromise, byName: ReadonlyMap<string, FileResult>, draws: string): Outcome {
  if (tests.length === 0) return { figures: [], faults: [] };
  const results = tests.map((held) => heldBy(byName.get(fileOf(held)), held));
  const sum = (count: 'passed' | 'total') => results.reduce((total, result) => total + result[count], 0);
  const isFuzzed = tests.some((held) => fileOf(held) === 'server/fuzz');
  const reached = `${sum('passed')} of ${sum('total')} tests${isFuzzed ? `, ${draws} draws per call` : ''}`;
  return outcomeOf(
    id,
    'tests',
    reached,
    results.flatMap(({ faults }) => faults),
  );
}

/**
 * Returns the results of the tests that prove promises.
 *
 * @param reportFile path of Vitest's JSON report; null if no tests were run
 * @param draws number of fuzz requests for each call
 */
export function testFigures(reportFile: string | null, draws: string): Outcome {
  if (reportFile === null) return { figures: [], faults: [] };
  if (!existsSync(reportFile)) return { figures: [], faults: ['the tests ended without a report'] };
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport;
  const byName = new Map(testResults.map((result) => [nameOf(result.name), result]));
  const outcomes = promises.map((promise) => outcomeFor(promise, byName, draws));
  return { figures: outcomes.flatMap(({ figures }) => figures), faults: outcomes.flatMap(({ faults }) => faults) };
}
