import { Notice } from '@tuanbao/library/components/Notice';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { checkMaterials } from '../../contract/materials.ts';
import { supplementPath } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './orderMaterials.messages.ts';
import { useNamedMaterials } from './useNamedMaterials.ts';

/**
 * Notice that materials of an order are missing or rejected. Each rejected material is listed with the reason. Renders
 * nothing if the insurer isn't waiting for materials.
 */
export function OrderMaterialsDue({ order }: { readonly order: OrderDetail }): ReactElement | null {
  const words = useMessages(messages);
  const isRejected = order.status === 'materialsRejected';
  const isDue = isIn(orderMachine.sets.awaitsMaterials, order.status);
  const response = useQuestion(checkMaterials, isDue ? { policyUuid: order.orderSn } : null);
  const named = useNamedMaterials(response.data?.checkMaterialInfos ?? []).filter(
    ({ rejection }) => rejection !== undefined,
  );
  if (!isDue) return null;
  const reasonOfAll = named.length === 0 ? response.data?.reason : '';
  return (
    <Notice tone="warning" action={<Link to={supplementPath(order.orderSn)}>{words.supplement}</Link>}>
      {isRejected ? words.rejected : words.due}
      {reasonOfAll ? ` ${reasonOfAll}` : null}
      {named.length === 0 ? null : (
        <ul aria-label={words.rejectedMaterials}>
          {named.map(({ type, name, rejection }) => (
            <li key={type}>{rejection?.reason ? words.because(name, rejection.reason) : name}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
