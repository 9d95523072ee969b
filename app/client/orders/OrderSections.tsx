import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { type DetailSection, usualDetailSections } from '@tuanbao/library/domain/product/productSection';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, Suspense } from 'react';

import type { useOrderInView } from '../data/useOrder.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead, lazyPart } from '../platform/lazy/lazyPart.ts';
import { ApplicantRecap } from './ApplicantRecap.tsx';
import { messages as endorsedMessages } from './orderEndorsed.messages.ts';
import { OrderSchemes, PolicyFacts } from './OrderFacts.tsx';
import { OrderMaterials } from './OrderMaterials.tsx';
import { OrderPersons } from './OrderPersons.tsx';
import { messages } from './orders.messages.ts';

/** Most orders insure persons alone. */
const SubjectRecap = lazyPart(async () => (await import('./SubjectRecap.tsx')).SubjectRecap);

const InvoicePanel = lazyAhead(async () => (await import('../invoice/InvoicePanel.tsx')).InvoicePanel);

/** The sections of an order's page in the order of its product. */
export const detailSectionsOf = (product: ProductDefinition | undefined): readonly DetailSection[] =>
  product?.sections.detail ?? usualDetailSections;

export interface OrderSectionsProps {
  /** The order as it stands today. */
  readonly order: OrderDetail;
  /** The order in the view that is asked for. */
  readonly shown: ReturnType<typeof useOrderInView>;
  readonly product: ProductDefinition | undefined;
  /** Stands below the facts of the policy. */
  readonly children: ReactNode;
}

/** Cover of an order and what belongs to it: the sections of the product's order page, in its order. */
export function OrderSections(props: OrderSectionsProps): ReactElement {
  const { shown, product } = props;
  const { loadingView } = useMessages(endorsedMessages);
  return (
    <>
      {shown.error ? <CallFailure error={shown.error} onRetry={shown.ask} /> : null}
      {shown.data || shown.error ? null : <Skeleton lines={10} label={loadingView} />}
      {detailSectionsOf(product).map((section) => (
        <SectionOf key={section} section={section} {...props} />
      ))}
    </>
  );
}

type SectionProps = OrderSectionsProps & { readonly section: DetailSection };

function SectionOf({ section, order, shown, product, children }: SectionProps): ReactElement | null {
  const words = useMessages(messages);
  if (section === 'progress') return null; // stands beside the others
  if (section === 'applicant') {
    return (
      <Card title={words.applicant}>
        <ApplicantRecap applicant={order.applicant} demands={product?.applicant.fields} />
      </Card>
    );
  }
  if (section === 'materials') return <OrderMaterials orderSn={order.orderSn} status={order.status} />;
  if (section === 'invoice') return <Invoice order={order} product={product} />;
  if (!shown.data) return null;
  return (
    <CoverSection section={section} order={shown.data} product={product}>
      {children}
    </CoverSection>
  );
}

function Invoice({ order, product }: Pick<OrderSectionsProps, 'order' | 'product'>): ReactElement | null {
  if (order.policySn === null || !product) return null;
  return (
    <Suspense
      fallback={
        <Card>
          <Skeleton lines={4} />
        </Card>
      }
    >
      <InvoicePanel orderSn={order.orderSn} features={product.features} />
    </Suspense>
  );
}

interface CoverSectionProps extends Pick<OrderSectionsProps, 'order' | 'product' | 'children'> {
  readonly section: Exclude<DetailSection, 'progress' | 'applicant' | 'materials' | 'invoice'>;
}

/** A section of the cover, in the view that is shown. */
function CoverSection({ section, order, product, children }: CoverSectionProps): ReactElement | null {
  const words = useMessages(messages);
  if (section === 'period') {
    return (
      <>
        <Card title={words.policy}>
          <PolicyFacts order={order} hasHeads={order.heads > 0} />
        </Card>
        {children}
      </>
    );
  }
  if (section === 'schemes') {
    return (
      <Card title={words.schemes}>
        <OrderSchemes order={order} product={product} />
      </Card>
    );
  }
  if (section === 'persons') {
    return product || order.persons.length > 0 ? (
      <Card title={words.persons}>
        <OrderPersons key={order.endorsed?.rosterVersion} order={order} />
      </Card>
    ) : null;
  }
  return order[section] ? (
    <Card title={words.subject}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <SubjectRecap subjects={{ [section]: order[section] }} />
      </Suspense>
    </Card>
  ) : null;
}
