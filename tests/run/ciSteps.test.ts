import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { modes } from '../../.storybook/modes.ts';
import config from '../vitest.config.ts';
import { ciSteps } from './ciSteps.mjs';
import { slowServerTests } from './slowServerTests.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** Scripts of package.json that are neither in `.ci/run` nor in the nightly run, each with the reason. */
const noChecks: Readonly<Record<string, string>> = {
  start: 'serves the app',
  test: 'the projects, each of them a step',
  build: 'preparations of .ci/run build what is checked',
  coverage: 'counts lines; the tests are those of the step unit',
  changeset: 'writes a file',
  'product-schema': 'writes a file that a test compares',
  llms: 'writes a file that a test compares',
  release: 'publishes',
  storybook: 'serves the manual',
  'storybook:build': 'a preparation of .ci/run',
  'storybook:test': 'the step of the stories',
  backup: 'operates a server',
  restore: 'operates a server',
  agent: 'operates a server',
  agency: 'operates a server',
  operator: 'operates a server',
  'operator-link': 'operates a server',
  'partner-user': 'operates a server',
  'agent-rights': 'operates a server',
  'prepare-order': 'operates a server',
  invite: 'operates a server',
  'rotate-key': 'operates a server',
  format: 'rewrites; the step check refuses what it would change',
  chromatic: 'needs an account; the step pictures takes the same pictures',
  prepare: 'a preparation of .ci/run',
};

interface Project {
  readonly name: string;
  /** Glob patterns of the project's test files. Undefined if a plugin of Vitest finds the files. */
  readonly include: readonly string[] | undefined;
}

const projects: readonly Project[] = (config.test?.projects ?? []).map((project) => {
  const test = typeof project === 'object' && 'test' in project ? project.test : undefined;
  if (typeof test?.name !== 'string') throw new Error('a project has no name');
  return { name: test.name, include: test.include };
});

/** Returns the projects of which a step runs all tests, without a filter for files or tests. */
function wholeIn(args: readonly string[]): readonly string[] {
  const [, project, ...narrowing] = args.slice(args.indexOf('--project'));
  const isWhole =
    args.includes('--project') &&
    narrowing.join(' ').startsWith('--maxWorkers 1 ') &&
    !narrowing.some((argument) => argument.endsWith('.ts'));
  return isWhole && project !== undefined ? [project] : [];
}

const nightly = [
  ...textOf('.github/workflows/nightly.yml').matchAll(/((?: +#.*\n)*) +- name: (.+)\n +command: (.+)\n/g),
].map(([, reason = '', name = '', command = '']) => ({ reason, name, command }));

const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

const isStep = (script: string): boolean => {
  const file = /\S+\.(?:mjs|ts)/.exec(scripts[script] ?? '')?.[0];
  return ciSteps.some((step) => step.script === script || (file !== undefined && step.arguments.includes(file)));
};
const isNightly = (script: string): boolean =>
  nightly.some(({ command }) => command.split(' -- ')[0] === `npm run ${script}`);

it('runs every project of the tests completely, the server’s in two parts', () => {
  const steps = ciSteps.map((step) => step.arguments);
  expect(steps).toContainEqual(expect.arrayContaining(['tests/run/contractCheck.mjs']));
  expect(steps).toContainEqual(expect.arrayContaining(['server', ...slowServerTests]));
  expect(steps.flatMap(wholeIn).toSorted()).toEqual(
    projects
      .map(({ name }) => name)
      .filter((name) => name !== 'server')
      .toSorted(),
  );
});

it('compares every picture in every mode', () => {
  const pictures = ciSteps.filter(({ script }) => script === 'visual').map((step) => step.arguments);
  expect(pictures).toEqual([['--conditions=tuanbao-source', 'tests/visual/visual.ts']]);
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(['light', 'dark', 'phone', 'english']));
});

it('every test file belongs to a project', () => {
  const owned = new Set(projects.flatMap(({ include }) => globSync([...(include ?? [])], { cwd: root })));
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] });
  expect(files.filter((file) => !owned.has(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

it('every script that checks something is a step or runs at night', () => {
  const left = Object.keys(scripts).filter((script) => !isStep(script) && !isNightly(script));
  expect(left.toSorted()).toEqual(Object.keys(noChecks).toSorted());
});

it('a script that runs at night has a reason why it does not run with every commit', () => {
  expect(nightly.map(({ name }) => name)).toContain('torture');
  expect(nightly.filter(({ reason }) => reason.trim() === '').map(({ name }) => name)).toEqual([]);
});

it('a step that replaces a script names an existing one', () => {
  const named = ciSteps.flatMap(({ script }) => (script === undefined ? [] : [script]));
  expect(named.filter((script) => scripts[script] === undefined)).toEqual([]);
});
