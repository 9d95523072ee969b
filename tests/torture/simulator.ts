import { sql } from 'kysely';

import type { ResponseOf } from '../../app/contract/call.ts';
import { isSuccess } from '../../app/contract/envelope.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import type { PaymentOutcome } from '../../app/server/gateways/sandboxPayment.ts';
import { runOneJob } from '../../app/server/platform/jobs/jobs.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import type { OpenDatabase } from '../../app/server/tables/openDatabase.ts';
import { jobHandlersOf } from '../../app/server/wiring/jobHandlers.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { type Faults, faultyGateways, noteFault } from './faultyGateways.ts';
import { oneOf, type Random, randomFrom } from './random.ts';

/** The result of a simulation. */
export interface Simulation {
  readonly seed: number;
  readonly steps: number;
  readonly faults: Faults;
  readonly orders: number;
  readonly policies: number;
  readonly refunds: number;
  /** Broken rules. For a rule about stored data, the text names the step after which the fault was found. */
  readonly violations: readonly string[];
}

interface Submission {
  readonly submissionId: string;
  readonly heads: number;
  orderSn: string | null;
}

/** A notification that the payment gateway has created but not delivered yet. */
interface Pending {
  readonly paymentId: string;
  readonly amountFen: number;
  readonly outcome: PaymentOutcome;
}

const dayMs = 86_400_000;
const checkEvery = 50;

/** A simulated world with one agent at a time, an unreliable payment gateway, and workers whose leases expire. */
class World {
  readonly faults: Faults = new Map();
  readonly violations: string[] = [];
  readonly #server: TestApp;
  readonly #random: Random;
  readonly #pending: Pending[] = [];
  readonly #cashiers: { readonly paymentId: string; readonly amountFen: number }[] = [];
  #agent: TestClient;
  #submissions: Submission[] = [];
  #count = 0;

  constructor(server: TestApp, agent: TestClient, random: Random) {
    this.#server = server;
    this.#agent = agent;
    this.#random = random;
  }

  #draftOf({ heads }: Submission) {
    const product = this.#server.services.catalogue.products[0]!;
    const draft = completeDraft(product, { heads, today: this.#server.clock.today() });
    return { draft, totalFen: totalOf(product, draft) };
  }

  /**
   * Submits an order. Sometimes the request is sent three times at once. Sometimes it is sent again, as after a lost
   * response.
   */
  async submit(): Promise<void> {
    const submission: Submission = {
      submissionId: `s${(this.#count += 1)}`,
      heads: 1 + Math.floor(this.#random() * 6),
      orderSn: null,
    };
    this.#submissions.push(submission);
    const request = { submissionId: submission.submissionId, draftId: '', ...this.#draftOf(submission) };
    const times = this.#random() < 0.4 ? 3 : 1;
    if (times > 1) noteFault(this.faults, 'submission repeated at once');
    const orders = await Promise.all(
      Array.from({ length: times }, async () => (await this.#agent.ask(submitOrder, request)).orderSn),
    );
    if (this.#random() < 0.3) {
      noteFault(this.faults, 'submission sent again after a lost answer');
      orders.push((await this.#agent.ask(submitOrder, request)).orderSn);
    }
    if (new Set(orders).size !== 1) this.violations.push(`one submission made ${new Set(orders).size} orders`);
    submission.orderSn = orders[0] ?? null;
  }

  /** Opens the cashier of an order and presses a button. The gateway delivers the notification later. */
  async pay(): Promise<void> {
    const order = oneOf(this.#random, this.#submissions);
    if (!order?.orderSn) return;
    const reply = await this.#agent.send(orderPayUrl, { orderSn: order.orderSn });
    if (!isSuccess(reply)) return; // The order is already paid, or its first day has come.
    const { payUrl } = orderPayUrl.response.fromWire(reply.data as ResponseOf<typeof orderPayUrl>);
    const cashier = { paymentId: payUrl.split('/').at(-1) ?? '', amountFen: this.#draftOf(order).totalFen };
    this.#cashiers.push(cashier);
    this.#pending.push({
      ...cashier,
      outcome: oneOf(this.#random, ['paid', 'paid', 'closed', 'closed', 'failed']) ?? 'paid',
    });
  }

  /**
   * Creates another notification about an earlier payment. It repeats the earlier notification or contradicts it:
   * closed after paid, or paid after closed.
   */
  contradict(): void {
    const cashier = oneOf(this.#random, this.#cashiers);
    if (!cashier) return;
    noteFault(this.faults, 'late word about an earlier payment');
    this.#pending.push({ ...cashier, outcome: this.#random() < 0.7 ? 'paid' : 'closed' });
  }

  /**
   * Delivers one of the waiting notifications, not always the oldest. Sometimes it is lost, and sometimes it arrives
   * four times at once.
   */
  async deliver(): Promise<void> {
    const at = Math.floor(this.#random() * this.#pending.length);
    const word = this.#pending[at];
    if (!word) return;
    if (at > 0) noteFault(this.faults, 'notification out of order');
    if (this.#random() < 0.25) {
      noteFault(this.faults, 'notification lost');
      return; // The gateway sends the notification again later.
    }
    this.#pending.splice(at, 1);
    const notice = this.#server.payment.noticeOf({ ...word, now: this.#server.clock.now() });
    const times = this.#random() < 0.35 ? 4 : 1;
    if (times > 1) noteFault(this.faults, 'notification repeated at once');
    await Promise.all(Array.from({ length: times }, () => this.#server.notify(notice)));
  }

  /**
   * Runs a job with faulty gateways. Sometimes a second worker runs the same job, because the lease of the first worker
   * has expired.
   */
  async work(): Promise<void> {
    const { services, database } = this.#server;
    const handlers = jobHandlersOf({
      ...services,
      gateways: faultyGateways(services.gateways, this.#random, this.faults),
    });
    await sql`update jobs set run_at = now() where failed_at is null`.execute(database);
    const isDoubled = this.#random() < 0.3;
    if (isDoubled) noteFault(this.faults, 'lease ran out under a worker');
    const runner = { database, handlers, lanes, leaseSeconds: isDoubled ? 0 : 30, onFailure: () => {} };
    await Promise.all([runOneJob(runner), ...(isDoubled ? [runOneJob(runner)] : [])]);
  }

  /**
   * Moves the clock forward by one hour and up to five days. A new agent signs in, because the session of the old agent
   * may have expired.
   */
  async passTime(): Promise<void> {
    await this.#server.clock.moveBy(Math.floor(this.#random() * 6) * dayMs + 3_600_000);
    noteFault(this.faults, 'days went by');
    this.#submissions = [];
    this.#agent = await this.#server.signIn();
  }

  /** Delivers all waiting notifications and runs all due jobs, without faults. */
  async settle(): Promise<void> {
    const { services, database, clock } = this.#server;
    for (const word of this.#pending.splice(0)) {
      await this.#server.notify(this.#server.payment.noticeOf({ ...word, now: clock.now() }));
    }
    await sql`update jobs set run_at = now() where failed_at is null`.execute(database);
    const runner = { database, handlers: jobHandlersOf(services), lanes, leaseSeconds: 30, onFailure: () => {} };
    while (await runOneJob(runner));
  }
}

/** The possible actions of a step, each with its weight. A higher weight makes an action more frequent. */
const actions: readonly (readonly [number, (world: World) => Promise<void> | void])[] = [
  [12, (world) => world.submit()],
  [24, (world) => world.pay()],
  [24, (world) => world.deliver()],
  [24, (world) => world.work()],
  [14, (world) => world.contradict()],
  [2, (world) => world.passTime()],
];

const actionAt = (chance: number) => {
  let left = chance * 100;
  return actions.find(([weight]) => (left -= weight) < 0)?.[1] ?? (() => {});
};

const counted = async (server: TestApp) => {
  const { rows } = await sql<{ orders: number; policies: number; refunds: number }>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from policies) as policies,
      (select count(*)::int from refunds) as refunds`.execute(server.database);
  return rows[0] ?? { orders: 0, policies: 0, refunds: 0 };
};

/**
 * Runs a server with many faults and checks its ledger every 50 steps. The seed determines the order of actions and
 * faults. The run ends early if a rule is broken.
 *
 * @param minFaults number of faults after which the run ends
 */
export async function simulate({
  openDatabase,
  seed,
  minFaults,
}: {
  readonly openDatabase: () => Promise<OpenDatabase>;
  readonly seed: number;
  readonly minFaults: number;
}): Promise<Simulation> {
  const server = await startTestApp({ openDatabase });
  try {
    const random = randomFrom(seed);
    const world = new World(server, await server.signIn(), random);
    const happened = () => [...world.faults.values()].reduce((sum, times) => sum + times, 0);
    let steps = 0;
    while (happened() < minFaults || steps % checkEvery !== 0) {
      await actionAt(random())(world);
      steps += 1;
      if (steps % checkEvery !== 0) continue;
      await world.settle();
      world.violations.push(...(await ledgerFaults(server.database)).map((fault) => `step ${steps}: ${fault}`));
      if (world.violations.length > 0) break;
    }
    return { seed, steps, faults: world.faults, violations: world.violations, ...(await counted(server)) };
  } finally {
    await server.close();
  }
}
