import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The reason why a test writes into a table directly.
 * - `product`: the product can write the row too, but slower or in more steps; `file` and `code` name the place
 * - `past`: the product can't write the row in the test. The row needs too much time, an earlier release, or a damaged
 *   disk.
 * - `table`: the test checks the database itself: tables, rights, triggers or clean-up
 */
type Reason =
  | { readonly kind: 'product'; readonly file: string; readonly code: string }
  | { readonly kind: 'past' | 'table'; readonly why: string };

const addsAgents: Reason = { kind: 'product', file: 'users/agentRepository.ts', code: "insertInto('agents')" };
const decidesOrders: Reason = { kind: 'product', file: 'policies/decideOrder.ts', code: "'materialsRejected'" };
const decidesInvoices: Reason = { kind: 'product', file: 'invoices/decide.ts', code: "'materialDemanded'" };
const triesAgain: Reason = { kind: 'product', file: 'platform/jobs/jobs.ts', code: 'run_at =' };

const reasons: Readonly<Record<string, Reason>> = {
  'tests/server/pastOrders.test.ts orders': decidesOrders,
  'tests/server/productVersions.test.ts orders': decidesOrders,
  'tests/server/ageOfPersons.test.ts orders': decidesOrders,
  'tests/setup/ownedMaterials.ts orders': decidesOrders,
  'tests/setup/ownedMaterials.ts invoices': decidesInvoices,
  'tests/screens/seedOffline.ts orders': decidesOrders,
  'tests/server/worklist.test.ts orders': decidesOrders,
  'tests/server/moveOrder.test.ts orders': {
    kind: 'product',
    file: 'orders/statusRepository.ts',
    code: "updateTable('orders')",
  },
  'tests/server/endorsementCalls.test.ts orders': { kind: 'past', why: 'a policy that ended' },
  'tests/server/endorsementCalls.test.ts insured_persons': { kind: 'past', why: 'a person whose cover ended' },
  'tests/server/contradictions.test.ts orders': {
    kind: 'past',
    why: 'an order of 0.00, which an earlier release took',
  },
  'tests/server/orderHeads.test.ts orders': {
    kind: 'past',
    why: 'heads beside a roster, which an earlier release took',
  },
  'tests/server/orderLists.test.ts insured_persons': { kind: 'past', why: 'a name from before names were indexed' },
  'tests/server/invoices.test.ts invoices': { kind: 'past', why: 'a record that an earlier release wrote' },
  'tests/server/endorsementSubmission.test.ts sessions': {
    kind: 'past',
    why: 'a session that lasts for months of the test',
  },
  'tests/server/desk/deskSessions.test.ts operators': {
    kind: 'product',
    file: 'desk/oversight/operatorRepository.ts',
    code: 'set({ disabled_at: at })',
  },
  'tests/server/desk/approvals.test.ts operators': {
    kind: 'product',
    file: 'desk/oversight/operatorRepository.ts',
    code: 'set({ roles })',
  },
  'tests/server/desk/operators.test.ts operator_welcomes': {
    kind: 'past',
    why: 'a test without the invited of another',
  },
  'tests/server/desk/operators.test.ts operators': { kind: 'past', why: 'a test without the invited of another' },
  'tests/server/decidedMeanwhile.test.ts orders': decidesOrders,
  'tests/server/quotations.test.ts orders': { kind: 'past', why: 'an order whose policy expired, and a closed one' },
  'tests/server/desk/approvals.test.ts approvals': { kind: 'table', why: 'the check that refuses it' },
  'tests/server/desk/persons.test.ts insured_persons': { kind: 'table', why: 'the rights that refuse it' },
  'tests/server/lanes.test.ts jobs': triesAgain,
  'tests/setup/liveApp.ts jobs': triesAgain,
  'tests/server/metrics.test.ts jobs': { kind: 'past', why: 'jobs that were due a minute ago, and that failed' },
  'tests/server/hostAddresses.test.ts quotations': { kind: 'past', why: 'a quotation of a host that was a partner’s' },
  'tests/server/desk/brandedDocuments.test.ts quotations': {
    kind: 'past',
    why: 'a quotation from before issuers were stored',
  },
  'tests/server/unusedFiles.test.ts drafts': { kind: 'past', why: 'drafts from before the keys of files were kept' },
  'tests/server/unusedFiles.test.ts stored_files': { kind: 'past', why: 'files of two months ago' },

  'tests/server/desk/workJobs.test.ts jobs': { kind: 'past', why: 'jobs that have failed for hours' },
  'tests/server/desk/workTransfers.test.ts orders': decidesOrders,
  'tests/server/desk/workTransfers.test.ts payments': {
    kind: 'product',
    file: 'payments/transferRepository.ts',
    code: "insertInto('payments')",
  },
  'tests/server/desk/workTransfers.test.ts refunds': {
    kind: 'product',
    file: 'payments/refundRepository.ts',
    code: "insertInto('refunds')",
  },
  'tests/server/desk/workOfflineOrders.test.ts offline_order_events': {
    kind: 'table',
    why: 'the trigger that refuses it',
  },
  'tests/server/deployRoles.test.ts role': { kind: 'table', why: 'the accounts of the database' },
  'tests/server/emptyCluster.test.ts orders': { kind: 'table', why: 'a table of its own' },
  'tests/server/keyRotation.test.ts jobs': { kind: 'table', why: 'every sealed column, sealed by an earlier key' },
  'tests/server/keyRotation.test.ts sandbox_messages': {
    kind: 'table',
    why: 'every sealed column, sealed by an earlier key',
  },
  'tests/server/powerCut.test.ts orders': { kind: 'table', why: 'a table of its own' },
  'tests/server/powerCut.test.ts persons': { kind: 'table', why: 'a table of its own' },
  'tests/server/retention.test.ts endorsements': { kind: 'table', why: 'the trigger that refuses it' },
  'tests/server/retention.test.ts endorsement_events': { kind: 'table', why: 'the trigger that refuses it' },
  'tests/server/retention.test.ts jobs': { kind: 'table', why: 'the clean-up of every table' },
  'tests/server/retention.test.ts mails': { kind: 'table', why: 'the clean-up of every table' },
  'tests/server/rowSecurity.test.ts order_events': { kind: 'table', why: 'the trigger that refuses it' },
  'tests/server/upkeep.test.ts documents': { kind: 'table', why: 'a table of its own' },
  'tests/server/upkeep.test.ts login_failures': { kind: 'table', why: 'more rows than one statement takes' },
  'tests/torture/hoard.ts agents': addsAgents,
  'tests/torture/hoard.ts sessions': { kind: 'past', why: 'an agent who signed in before the server started' },
  'tests/torture/hoard.ts stored_files': { kind: 'past', why: 'files of two months ago' },
  'tests/torture/load.ts agents': addsAgents,
  'tests/torture/load.ts sessions': { kind: 'past', why: 'a hundred agents who signed in before the run' },
  'tests/torture/simulator.ts jobs': triesAgain,
  'tests/server/submit.test.ts audit_log': { kind: 'table', why: 'the trigger that refuses it' },
};

/** Matches a write with the query builder or with SQL text. A capture group contains the name of the table. */
const writes =
  /\b(?:updateTable|insertInto|deleteFrom)\('(\w+)'\)|[`'"](?:insert into |update |delete from |drop (?=role)|create (?=role))([a-z_]+)(?![A-Za-z])/g;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

const found = [
  'tests/server',
  'tests/setup',
  'tests/screens',
  'tests/journeys',
  'tests/contract',
  'tests/visual',
  'tests/torture',
  'tests/browsers',
]
  .flatMap(filesIn)
  .flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(writes),
      ([, table = '', inText = '']) => `${file} ${table || inText}`,
    ),
  );

describe('what tests write past the product', () => {
  it('has its reason, each', () => {
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(reasons).toSorted());
  });

  it.each(
    Object.entries(reasons).flatMap(([write, reason]) => (reason.kind === 'product' ? [{ write, ...reason }] : [])),
  )('$write: $file does the same', ({ file, code }) => {
    expect(readFileSync(join(root, 'app/server', file), 'utf8')).toContain(code);
  });
});
