import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ name: string, cores: number, command: readonly string[], env?: NodeJS.ProcessEnv }} Step
 * @typedef {{ name: string, seconds: number, code: number, output?: string, leftOut?: string, secondTry?: string }} Row
 * a line of the table of results. `leftOut` is the reason why tests were left out. `secondTry` is the name of a test
 * that passed only in its second try
 */

/**
 * Runs a step. Its output goes to a separate file, because outputs of parallel steps would be mixed. @returns
 * {Promise<Row>}
 */
function runStep({ name, command: [program, ...args], env }, file) {
  const started = performance.now();
  const log = openSync(file, 'w');
  const child = spawn(program, args, { env, stdio: ['ignore', log, log] });
  return new Promise((resolve) => {
    const end = (code) => resolve({ name, seconds: (performance.now() - started) / 1000, code });
    child.once('error', () => end(127));
    child.once('exit', (code) => end(code ?? 1));
  }).finally(() => closeSync(log));
}

/**
 * Starts the steps in order. Steps run in parallel as long as the machine has enough cores for them. A step that needs
 * more cores than the machine has runs alone. The output of a step is printed when it ends.
 * @param {readonly Step[]} steps
 * @param {{ cores: number, logs: string, print?: (text: string) => void }} options `logs` is the folder for the output
 * files
 * @returns {Promise<Row[]>}
 */
export async function runSteps(steps, { cores, logs, print = (text) => process.stdout.write(text) }) {
  const waiting = [...steps];
  const running = new Map();
  const rows = [];
  const isReady = ({ cores: wanted }) => {
    const used = [...running.values()].reduce((sum, { step }) => sum + step.cores, 0);
    return used === 0 || used + wanted <= cores;
  };
  while (waiting.length + running.size > 0) {
    for (let next = waiting.findIndex(isReady); next !== -1; next = waiting.findIndex(isReady)) {
      const [step] = waiting.splice(next, 1);
      const file = join(logs, `${step.name.replaceAll(/\W+/g, '-')}.log`);
      print(`… ${step.name}\n`);
      running.set(step.name, { step, file, ended: runStep(step, file) });
    }
    const row = await Promise.race([...running.values()].map(({ ended }) => ended));
    const { file } = running.get(row.name);
    running.delete(row.name);
    const output = readFileSync(file, 'utf8');
    rows.push({ ...row, output });
    print(`\n=== ${row.name}: ${row.code === 0 ? 'ok' : `FAILED (${row.code})`}\n${output}\n`);
  }
  return rows;
}

/**
 * Returns a row for each test that was left out on this machine, with the reason. `describeUnless` has printed the
 * reasons.
 * @param {readonly Row[]} rows
 * @returns {Row[]}
 */
export function leftOutIn(rows) {
  const reasons = new Map(
    rows.flatMap(({ output = '' }) =>
      [...output.matchAll(/^LEFT OUT (.+?): (.+)$/gm)].map(([, name, why]) => [name, why]),
    ),
  );
  return [...reasons].map(([name, leftOut]) => ({ name: `  ${name}`, seconds: 0, code: 0, leftOut }));
}

/**
 * Returns a row for each test that failed and then passed in its second try. The cause of the failure must still be
 * found.
 * @param {readonly Row[]} rows
 * @returns {Row[]}
 */
export const secondTriesIn = (rows) =>
  rows.flatMap(({ name, output = '' }) =>
    [...output.matchAll(/^SECOND TRY (.+)$/gm)].map(([, secondTry]) => ({
      name: `  ${name}`,
      seconds: 0,
      code: 0,
      secondTry,
    })),
  );

const minutes = (seconds) => (seconds / 60).toFixed(1).padStart(6);

function endOf({ code, leftOut, secondTry }) {
  if (secondTry) return `SECOND TRY  ${secondTry}`;
  if (leftOut) return `LEFT OUT  ${leftOut}`;
  return code === 0 ? 'ok' : `FAILED (${code})`;
}

/**
 * Returns a table with the minutes of each step. The last line shows the duration of the whole run.
 * @param {readonly Row[]} rows
 * @param {number} total seconds from start to end
 */
export function tableOf(rows, total) {
  const width = Math.max(...rows.map(({ name }) => name.length), 'all'.length);
  const lines = rows.map((row) => `${row.name.padEnd(width)} ${minutes(row.seconds)} min  ${endOf(row)}`);
  return `\n${lines.join('\n')}\n${'all'.padEnd(width)} ${minutes(total)} min\n`;
}

/**
 * For a failed step, the maximum number of lines that are printed again at the end: its last lines, and earlier lines
 * that report a failure.
 */
const lastLines = 40;
const namedFailures = 40;

/**
 * Matches lines that report a failed test or its error message, as Vitest, tsc, ESLint and our own scripts write them.
 */
const namesAFailure = /^\s*(FAIL |FAILED|×|✗|→ |(Caused by: )?\w*Error: )|error TS\d+|\berror\b {2}/;

/**
 * Returns the lines that report failures, without duplicates, and the last lines of the output. Colours are removed.
 */
function failureLines(output) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const named = lines.slice(0, -lastLines).filter((line) => namesAFailure.test(line));
  return [...new Set(named)].slice(0, namedFailures).concat(lines.slice(-lastLines));
}

/**
 * Returns the failures of each failed step, and the last lines of its output. They are printed at the end of the long
 * log, so that they are easy to find.
 * @param {readonly Row[]} rows
 */
export const failuresOf = (rows) =>
  rows
    .filter(({ code, output }) => code !== 0 && output)
    .map(
      ({ name, output }) => `\n=== ${name} FAILED, its failures and last lines\n${failureLines(output).join('\n')}\n`,
    )
    .join('');
