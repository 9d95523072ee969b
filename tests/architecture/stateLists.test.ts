import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { invoiceMachine } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const machines = { order: orderMachine, endorsement: endorsementMachine, invoice: invoiceMachine } as const;

/** Files that define the states of the state machines. All other files must use their lists. */
const homes = new Set(
  ['order/orderMachine', 'endorsement/endorsementMachine', 'invoice/invoiceMachine'].map(
    (name) => `library/src/domain/${name}.ts`,
  ),
);

/** Lists that contain the same words as a state machine, but with another meaning. */
const others: readonly { readonly file: string; readonly means: string }[] = [
  { file: 'app/client/payment/payChannel.ts', means: 'how a payment ended in the window of the cashier' },
  { file: 'app/server/invoices/decide.ts', means: 'reasons of moves that the insurer gives' },
  { file: 'library/src/widgets/PayWait/PayWait.tsx', means: 'how a payment ended' },
  { file: 'library/src/domain/endorsement/endorsementSteps.ts', means: 'steps of a display' },
  { file: 'library/src/domain/payment/paymentStatus.ts', means: 'states of a payment' },
  { file: 'app/server/payments/takeMoney.ts', means: 'states of a trade at the payment company' },
];

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !name.includes('dist/');
const sources = ['library/src', 'app/client', 'app/server', 'app/contract'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/**
 * Returns the parts of the code in which two or more states of one machine are listed, compared one after another, or
 * listed in SQL.
 */
function listsIn(code: string, states: readonly string[]): readonly string[] {
  const state = `'(?:${states.join('|')})'`;
  const next = String.raw`\s*(?:,|(?:\|\||&&)\s*[\w.?()]{1,60}\s*[!=]==)\s*`;
  const lists = Array.from(code.matchAll(new RegExp(`${state}(?:${next}${state})+`, 'g')), ([text]) => text);
  return lists.filter((list) => new Set(list.match(new RegExp(state, 'g'))).size > 1);
}

const findings = () =>
  sources
    .filter((file) => !homes.has(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return Object.values(machines).flatMap(({ states }) =>
        listsIn(code, states).map((list) => ({ file, list: list.replaceAll(/\s+/g, ' ') })),
      );
    });

describe('lists of states', () => {
  it('stand in the machines alone', () => {
    const known = new Set(others.map(({ file }) => file));
    expect(findings().filter(({ file }) => !known.has(file))).toEqual([]);
  });

  it('that mean something else are still there', () => {
    const files = new Set(findings().map(({ file }) => file));
    expect(others.filter(({ file }) => !files.has(file))).toEqual([]);
  });

  it.each([
    "where('status', 'in', ['insured', 'insuredMaterialsDue'])",
    "order.status === 'insured' || order.status === 'insuredMaterialsDue'",
    "status !== 'insured' &&\n    status !== 'invalid'",
    "sql`status in ('underwriting', 'issuing')`",
  ])('are seen in %s', (code) => {
    expect(listsIn(code, orderMachine.states)).toHaveLength(1);
  });

  it.each(["order.status === 'insured'", "{ insured: 'success', failed: 'danger' }", "['papers', 'insured']"])(
    'are not seen in %s',
    (code) => {
      expect(listsIn(code, orderMachine.states)).toEqual([]);
    },
  );
});

describe.each(Object.entries(machines))('the machine of an %s', (_, { states, transitions, sets }) => {
  it('moves between its states, each move named once', () => {
    const known = new Set<string | null>([...states, null]);
    expect(transitions.filter(({ from, to }) => !known.has(from) || !known.has(to))).toEqual([]);
    const keys = transitions.map((transition) => JSON.stringify(transition));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has sets of its states without repetition', () => {
    for (const [name, set] of Object.entries(sets)) {
      expect([name, set.filter((state: string) => !(states as readonly string[]).includes(state))]).toEqual([name, []]);
      expect([name, new Set(set).size]).toEqual([name, set.length]);
    }
  });
});
