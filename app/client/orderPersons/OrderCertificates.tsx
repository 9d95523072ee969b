import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { listsEmployees } from '@tuanbao/library/domain/product/employeesInsured';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { orderPersons } from '../../contract/orderPersons.ts';
import { useServices } from '../platform/services/services.ts';
import { CertificatesButton } from './CertificatesButton.tsx';
import { messages } from './orderPersons.messages.ts';

export interface OrderCertificatesProps {
  readonly order: OrderDetail;
  readonly product: ProductDefinition | undefined;
}

/**
 * Button that downloads the certificates of all persons who are insured today. It is shown with the documents of an
 * order. Renders nothing until the product is loaded, if the order has no persons, or if the order page of the product
 * has no section for persons.
 */
export function OrderCertificates({ order, product }: OrderCertificatesProps): ReactElement | null {
  const words = useMessages(messages);
  const { send } = useServices();
  if (order.heads === 0 || !product?.sections.detail.includes('persons')) return null;
  const { orderSn } = order;
  const find = async () => {
    const { rosterVersion, total } = await send(orderPersons, { orderSn, insured: '', page: 1, pageSize: 1 });
    return { orderSn, rosterVersion, keys: null, total };
  };
  return (
    <CertificatesButton find={find}>
      {listsEmployees(product) ? words.certificates.employees : words.certificates.insured}
    </CertificatesButton>
  );
}
