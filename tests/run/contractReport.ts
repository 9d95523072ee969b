// Prints the output of `npm run contract:check`. For each call of the specification, shows whether it is in the
// contract, in the OpenAPI document and in tests. For each statement of the specification, shows whether it is proved
// or missing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pathParametersOf } from '../../app/contract/call.ts';
import { templateOf } from '../../app/contract/openApi.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { callsWithScreen } from '../../app/contract/screens.ts';
import { jsonSchemaOf } from '../../app/contract/wire/jsonSchema.ts';
import { openInMemory } from '../../app/server/tables/openDatabase.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import type { Exercise } from '../setup/exercise.ts';
import { startTestApp } from '../setup/testApp.ts';
import { reportStatements } from './statementReport.ts';

const [folder = ''] = process.argv.slice(2);

interface SpecifiedCall {
  readonly method: string;
  readonly url: string;
}

const fixture = new URL('../fixtures/calls.json', import.meta.url);
const specified = (JSON.parse(readFileSync(fixture, 'utf8')) as SpecifiedCall[]).map(
  ({ method, url }) => `${method} ${url}`,
);

const exercised: ReadonlySet<string> = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
);

/** Returns the calls in the OpenAPI document of a running server. */
async function document(): Promise<ReadonlyMap<string, { summary: string; description: string }>> {
  const server = await startTestApp({ openDatabase: () => openInMemory() });
  try {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { summary: string; description: string }>>;
    }>();
    return new Map(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
      ),
    );
  } finally {
    await server.close();
  }
}

/** True if the server can refuse a call: the call's request has a path parameter or at least one other field. */
const canRefuse = (call: AnyCall): boolean =>
  pathParametersOf(call.path).length > 0 ||
  Object.keys(jsonSchemaOf(schemasOf(call).request)['properties'] ?? {}).length > 0;

const documented = await document();
const contract = new Map([...allCalls.values()].map((call) => [`${call.method} ${templateOf(call.path)}`, call]));

function lacksOf(name: string): readonly string[] {
  const call = contract.get(name);
  if (!call) return ['not in the contract'];
  const operation = documented.get(name);
  const has = (outcome: 'success' | 'refused') =>
    exercised.has(`${call.method} ${call.path} ${outcome}` satisfies Exercise);
  return [
    ...(operation ? [] : ['not served, so not in the document']),
    ...(operation?.summary && operation.description ? [] : ['no sentence on what it means and which screen uses it']),
    ...(has('success') ? [] : ['no test in which it succeeds']),
    ...(has('refused') || !canRefuse(call) ? [] : ['no test in which it refuses']),
  ];
}

function report(names: readonly string[], what: string): number {
  const lacking = names.map((name) => [name, lacksOf(name)] as const).filter(([, lacks]) => lacks.length > 0);
  for (const [name, lacks] of lacking) process.stdout.write(`FAILED ${name}: ${lacks.join('; ')}\n`);
  process.stdout.write(`${names.length - lacking.length} of ${names.length} ${what}\n`);
  return lacking.length;
}

const own = [...contract.keys()].filter((name) => !specified.includes(name));
const strays = [...own.filter((name) => !name.includes(' /api/own/')), ...callsWithScreen].filter(
  (name) => !specified.includes(name) && !contract.has(name),
);
for (const name of strays) process.stdout.write(`FAILED ${name}: neither of the specification nor of our own\n`);
const misplaced = own.filter((name) => !name.includes(' /api/own/'));
for (const name of misplaced) process.stdout.write(`FAILED ${name}: ours, but not under /api/own/\n`);

const lacking =
  report(specified, 'implemented, documented, exercised') +
  report(own, 'of our own implemented, documented, exercised');
const isComplete = reportStatements(folder);
process.exit(!isComplete || lacking + strays.length + misplaced.length > 0 ? 1 : 0);
