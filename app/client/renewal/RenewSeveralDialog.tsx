import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { daysOfCoverLeft, isRenewable, renewalDays } from '@tuanbao/library/domain/renewal/renewalPeriod';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { policyRoster } from '../../contract/endorsementOwnCalls.ts';
import { InTurnDialog, type RefusedEntry } from '../list/InTurnDialog.tsx';
import { useInTurn } from '../list/useInTurn.ts';
import { paths, writePath } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { useServices } from '../platform/services/services.ts';
import { messages } from './renewal.messages.ts';
import { type RenewalDraft, renewOrder } from './renewOrder.ts';

export interface RenewSeveralDialogProps {
  readonly orders: readonly OrderSummary[];
  /** Called when the dialog is closed, with the numbers of the orders for which a renewal draft was created. */
  readonly onClose: (renewed: readonly string[]) => void;
}

const nameOf = ({ groupName, policySn, orderSn }: OrderSummary) => `${groupName} ${policySn ?? orderSn}`;
const quietly = { noErrorMessage: true } as const;

/** Draft that renews a policy, with the order of that policy. */
interface Renewed extends RenewalDraft {
  readonly order: OrderSummary;
}

function DraftLink({ id, startDate, order }: Renewed): ReactElement {
  const words = useMessages(messages);
  const { productId, groupName } = order;
  return (
    <>
      <UnbrokenDates text={words.draftFrom(startDate)} /> ·{' '}
      <Link to={writePath(productId, { kind: 'unfinished', unfinishId: id })} aria-label={words.openDraftOf(groupName)}>
        {words.openDraft}
      </Link>
    </>
  );
}

const draftLink = (renewed: Renewed): ReactElement => <DraftLink {...renewed} />;

/**
 * Dialog that renews several policies. It first shows which policies can't be renewed and why. For each of the other
 * policies, it then creates a draft with the persons who are insured today.
 */
export function RenewSeveralDialog({ orders, onClose }: RenewSeveralDialogProps): ReactElement {
  const words = useMessages(messages);
  const services = useServices();
  const today = services.clock.today();
  const reasonAgainst = ({ status, endDate }: OrderSummary): string | null => {
    if (!isIn(orderMachine.sets.wasInForce, status)) return words.notInForce;
    if (isRenewable(endDate, today)) return null;
    const isOver = daysOfCoverLeft(endDate, today) < 0;
    return isOver ? words.tooLate(endDate, renewalDays) : words.notYet(endDate, renewalDays);
  };
  const renewable = orders.filter((order) => reasonAgainst(order) === null);
  const refused = orders.flatMap((order): RefusedEntry[] => {
    const reason = reasonAgainst(order);
    return reason === null ? [] : [{ key: order.orderSn, name: nameOf(order), reason }];
  });

  const inTurn = useInTurn<OrderSummary, Renewed>(
    ({ orderSn }) => orderSn,
    async (order) => {
      const persons = services
        .send(policyRoster, { policyUuid: order.orderSn }, quietly)
        .then((roster) => roster.persons);
      return { state: 'done', result: { ...(await renewOrder(services, order, persons, quietly)), order } };
    },
  );
  const renewed = [...inTurn.outcomes].filter(([, { state }]) => state === 'done').map(([orderSn]) => orderSn);
  return (
    <InTurnDialog
      title={words.title}
      entries={renewable.map((order) => ({ key: order.orderSn, name: nameOf(order) }))}
      refused={refused}
      progress={inTurn}
      resultOf={draftLink}
      startLabel={words.renewSeveral(renewable.length)}
      onStart={() => void inTurn.run(renewable)}
      end={renewed.length > 0 ? <Link to={paths.unfinished}>{words.toDrafts}</Link> : null}
      onClose={() => onClose(renewed)}
    >
      <p>{words.severalText}</p>
    </InTurnDialog>
  );
}
