import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense } from 'react';

import { OrderSchemes, PolicyFacts } from '../orders/OrderFacts.tsx';
import { messages } from '../orders/orders.messages.ts';
import { lazyAhead, lazyPart } from '../platform/lazy/lazyPart.ts';
import { type OverviewSection, overviewSectionsOf } from './orderParts.ts';

const ApplicantRecap = lazyAhead(async () => (await import('../orders/ApplicantRecap.tsx')).ApplicantRecap);
/**
 * Summary of the insured subjects. Its code is loaded when the summary is shown, because most orders insure only
 * persons.
 */
const SubjectRecap = lazyPart(async () => (await import('../orders/SubjectRecap.tsx')).SubjectRecap);

export interface OrderSectionsProps {
  /** The order in the view that the user chose: as it is now, or as it was sold. */
  readonly order: OrderDetail;
  readonly product: ProductDefinition | undefined;
}

/**
 * Overview of an order: period, schemes, applicant and insured subjects. The product defines the order of these
 * sections.
 */
export function OrderSections({ order, product }: OrderSectionsProps): ReactElement {
  return (
    <>
      {overviewSectionsOf(product).map((section) => (
        <SectionOf key={section} section={section} order={order} product={product} />
      ))}
    </>
  );
}

interface SectionProps extends OrderSectionsProps {
  readonly section: OverviewSection;
}

function SectionOf({ section, order, product }: SectionProps): ReactElement | null {
  const words = useMessages(messages);
  if (section === 'applicant') {
    return (
      <Card title={words.applicant}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <ApplicantRecap applicant={order.applicant} demands={product?.applicant.fields} />
        </Suspense>
      </Card>
    );
  }
  if (section === 'period') {
    return (
      <Card title={words.policy}>
        <PolicyFacts order={order} hasHeads={order.heads > 0} />
      </Card>
    );
  }
  if (section === 'schemes') {
    return (
      <Card title={words.schemes}>
        <OrderSchemes order={order} product={product} />
      </Card>
    );
  }
  return order[section] ? (
    <Card title={words.subject}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <SubjectRecap subjects={{ [section]: order[section] }} />
      </Suspense>
    </Card>
  ) : null;
}
