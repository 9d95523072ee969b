import { orderPayUrl } from '../../app/contract/orders.ts';
import { sendLoginCode } from '../../app/contract/session.ts';
import type { Gateways, InsurerGateway } from '../../app/server/gateways/gateways.ts';
import { addAgent } from '../../app/server/operations/addAgent.ts';
import type { JobRunner } from '../../app/server/platform/jobs/jobs.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import { jobHandlersOf } from '../../app/server/wiring/jobHandlers.ts';
import { operator } from './operator.ts';
import { requestOf } from './requestOf.ts';
import { submittedOrder } from './submittedOrder.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** Gateways that a test can let hang. They also record when each message was sent. */
export interface HangingGateways {
  /** If true, the insurer accepts requests to issue policies and never responds. */
  hangs: boolean;
  /** If true, the payment gateway accepts queries and requests to close payments, and never responds. */
  paymentHangs: boolean;
  /** The insurer's decision about a paid order. If it is `declined`, the payment is refunded. */
  outcome: 'issued' | 'declined';
  /** For each mobile number, the time (`performance.now`) at which a message was sent. */
  readonly sentAt: ReadonlyMap<string, number>;
  readonly mails: () => number;
  readonly refunds: () => number;
  /** Returns replacements for some gateways of an app. They can hang, and they count messages and refunds. */
  readonly over: (gateways: Gateways) => Partial<Gateways>;
}

const noAnswer = <Answer>() => new Promise<Answer>(() => {});

/** Creates an insurer and a payment gateway that can hang, and gateways that count sent messages and refunds. */
export function hangingGateways(): HangingGateways {
  const sentAt = new Map<string, number>();
  let mails = 0;
  let refunds = 0;
  const gateways: HangingGateways = {
    hangs: false,
    paymentHangs: false,
    outcome: 'issued',
    sentAt,
    mails: () => mails,
    refunds: () => refunds,
    over: ({ insurer, payment }) => ({
      sms: { send: ({ mobile }) => Promise.resolve(void sentAt.set(mobile, performance.now())) },
      mail: { send: () => Promise.resolve(void (mails += 1)) },
      payment: {
        ...payment,
        tradeOf: (paymentId) => (gateways.paymentHangs ? noAnswer() : payment.tradeOf(paymentId)),
        close: (paymentId) => (gateways.paymentHangs ? noAnswer() : payment.close(paymentId)),
        refund: async (request) => payment.refund(request).then(() => void (refunds += 1)),
      },
      insurer: {
        ...insurer,
        issue: (order) => {
          if (gateways.hangs) return noAnswer<Awaited<ReturnType<InsurerGateway['issue']>>>();
          return gateways.outcome === 'declined' ? Promise.resolve({ outcome: 'declined' }) : insurer.issue(order);
        },
      },
    }),
  };
  return gateways;
}

/** Submits an order and pays it. A job that requests its policy then waits in the insurer's queue. */
export async function paidOrder(server: TestApp, agent: TestClient): Promise<string> {
  const { orderSn } = await submittedOrder(server, agent);
  await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
  return orderSn;
}

let codes = 0;

/** Requests a sign-in code for a new agent, from a new network address. Returns the mobile number. */
export async function askForCode({ app, services }: TestApp): Promise<string> {
  codes += 1;
  const mobile = `198${String(codes).padStart(8, '0')}`;
  await addAgent(services, operator, { mobile, name: '验证码', tier: '4' });
  const { url } = requestOf(sendLoginCode, { mobile, type: '1' as const });
  await app.inject({ url, remoteAddress: `10.9.${codes >> 8}.${codes % 256}` });
  return mobile;
}

/** Returns a job runner for a test. Its jobs have leases of 30 seconds. */
export const runnerOf = ({ database }: TestApp, handlers: JobRunner['handlers']): JobRunner => ({
  database,
  handlers,
  lanes,
  leaseSeconds: 30,
  onFailure: () => {},
});

/** Returns the handlers of all jobs, with the gateways that can hang. */
export const handlersOver = ({ services }: TestApp, outside: HangingGateways) =>
  jobHandlersOf({ ...services, gateways: { ...services.gateways, ...outside.over(services.gateways) } });
