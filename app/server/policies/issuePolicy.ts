import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';

import { lockOrder, orderSnIn } from '../orders/repository.ts';
import type { OrderJob } from '../payments/jobKinds.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { JobHandler } from '../services/lanes.ts';
import type { Reaction, Services } from '../services/services.ts';
import { policyIssue } from './jobKinds.ts';
import { withMaterialsDue } from './materialsDue.ts';
import { policyContents } from './policyContents.ts';
import { settleIssuing } from './settleIssuing.ts';

/** After the payment of an order, enqueues the job that requests the policy from the insurer. */
export const askForPolicy: Reaction<'orderPaid'> = (_, tx, { orderId }) => enqueue(tx, policyIssue, { orderId });

/**
 * The job that requests the policy of a paid order from the insurer. After a crash the job can run again: the insurer
 * returns the same policy for the same order, and an order that has a policy isn't changed.
 */
export const issuePolicy =
  (services: Services): JobHandler<OrderJob> =>
  async ({ orderId }) => {
    const { database, gateways, clock } = services;
    const orderSn = await orderSnIn(database, orderId, orderMachine.sets.awaitsPolicy);
    if (orderSn === undefined) return () => Promise.resolve();
    const contents = () => policyContents(services, orderId);
    const issuing = await gateways.insurer.issue({ orderSn, contents });
    return async (tx) => {
      const locked = await lockOrder(tx, orderId);
      if (!isIn(orderMachine.sets.awaitsPolicy, locked.status)) return;
      await settleIssuing(tx, locked, await withMaterialsDue(services, tx, locked, issuing), {
        at: clock.now(),
      });
    };
  };
