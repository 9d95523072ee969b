import type { Gateways } from '../../app/server/gateways/gateways.ts';
import type { Random } from './random.ts';

/** Thrown when a gateway doesn't respond, or when its response is lost. */
class GatewayFault extends Error {
  override readonly name = 'GatewayFault';
}

/** For each kind of fault, the number of times that it happened. */
export type Faults = Map<string, number>;

/** Counts a fault. */
export const noteFault = (faults: Faults, name: string): void => {
  faults.set(name, (faults.get(name) ?? 0) + 1);
};

/**
 * Returns gateways that fail at random when they send an SMS, issue a policy or refund a payment. Sometimes they throw
 * and do nothing, sometimes they act and then throw, and sometimes they act twice.
 */
export function faultyGateways(gateways: Gateways, random: Random, faults: Faults): Gateways {
  async function unreliably<Answer>(port: string, act: () => Promise<Answer>): Promise<Answer> {
    const chance = random();
    if (chance < 0.2) {
      noteFault(faults, `${port} away`);
      throw new GatewayFault(`${port} is away`);
    }
    const answer = await act();
    if (chance < 0.35) {
      noteFault(faults, `${port}: answer lost`);
      throw new GatewayFault(`${port} acted and did not answer`);
    }
    if (chance < 0.5) {
      noteFault(faults, `${port}: asked twice`);
      return act();
    }
    return answer;
  }
  return {
    ...gateways,
    sms: { send: (message) => unreliably('sms', () => gateways.sms.send(message)) },
    insurer: {
      ...gateways.insurer,
      issue: (order) => unreliably('insurer', () => gateways.insurer.issue(order)),
    },
    payment: {
      ...gateways.payment,
      refund: (request) => unreliably('refund', () => gateways.payment.refund(request)),
    },
  };
}
