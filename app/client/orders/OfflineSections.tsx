import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { maskedApplicant } from '@tuanbao/library/domain/applicant/applicantFields';
import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { type MaterialAddresses, orderMaterialsOf } from '@tuanbao/library/domain/material/orderMaterials';
import { headsOfDraft } from '@tuanbao/library/domain/order/heads';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { DetailSection } from '@tuanbao/library/domain/product/productSection';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { maskedPerson } from '@tuanbao/library/domain/roster/maskedText';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useMemo } from 'react';

import type { OfflineOrder } from '../../contract/offlineOrders.ts';
import { uploadWith } from '../files/upload.ts';
import { useMaterialFiles } from '../files/useMaterialFiles.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { useServices } from '../platform/services/services.ts';
import { ApplicantRecap } from './ApplicantRecap.tsx';
import { InvoiceWishRecap } from './InvoiceWishRecap.tsx';
import { messages as materialWords } from './orderMaterials.messages.ts';
import { messages } from './orders.messages.ts';
import { PersonsTable } from './PersonsTable.tsx';
import { SchemeRecap } from './SchemeRecap.tsx';
import { SubjectRecap } from './SubjectRecap.tsx';

export interface OfflineSectionProps {
  readonly section: DetailSection;
  readonly order: OfflineOrder;
  readonly product: ProductDefinition;
  /** Price of the draft that the order contains. */
  readonly quote: Quote;
}

/** One section of the page of an order that is processed outside the system. Personal data are masked. */
export function OfflineSection({ section, order, product, quote }: OfflineSectionProps): ReactElement | null {
  const words = useMessages(messages);
  const { termIn } = useMessages(insuredPersonMessages);
  const { draft } = order;
  // The app doesn't know the progress of an offline order; the note of the order describes it.
  if (section === 'progress') return null;
  if (section === 'period') return <Period order={order} product={product} />;
  if (section === 'schemes') {
    return (
      <Card title={words.schemes}>
        {draft.schemes.map((scheme) => (
          <SchemeRecap
            key={scheme.id}
            scheme={scheme}
            product={product}
            quote={quote.schemes.find(({ schemeId }) => schemeId === scheme.id)}
          />
        ))}
      </Card>
    );
  }
  if (section === 'persons') {
    return (
      <Card title={termIn(product)}>
        <PersonsTable persons={draft.persons.map(maskedPerson)} schemes={draft.schemes} />
      </Card>
    );
  }
  if (section === 'applicant') {
    return (
      <Card title={words.applicant}>
        <ApplicantRecap applicant={maskedApplicant(draft.applicant)} demands={product.applicant.fields} />
      </Card>
    );
  }
  if (section === 'materials') return <Materials draft={draft} product={product} />;
  if (section === 'invoice') {
    return (
      <Card title={words.invoice}>
        <InvoiceWishRecap invoice={draft.invoice} applicant={draft.applicant} />
      </Card>
    );
  }
  return draft[section] ? (
    <Card title={words.subject}>
      <SubjectRecap subjects={{ [section]: draft[section] }} />
    </Card>
  ) : null;
}

function Period({ order, product }: Pick<OfflineSectionProps, 'order' | 'product'>): ReactElement {
  const words = useMessages(messages);
  const { draft, createdAt } = order;
  const through = words.through(draft.startDate, lastDayOfCover(draft.startDate, draft.months));
  return (
    <Card title={words.policy}>
      <DescriptionList
        items={[
          { term: words.heads, description: words.headCount(headsOfDraft(product, draft)) },
          { term: words.created, description: formatInstant(createdAt) },
          { term: words.period, description: <UnbrokenWords text={through} />, isWide: true },
        ]}
      />
    </Card>
  );
}

const none: MaterialAddresses = {};

interface MaterialsProps {
  readonly draft: OrderDraft;
  readonly product: ProductDefinition;
}

/** Materials that were submitted with the order. Each is a link that opens the file. */
function Materials({ draft, product }: MaterialsProps): ReactElement {
  const words = useMessages(materialWords);
  const { names } = useMessages(orderMaterialMessages);
  const { send } = useServices();
  const upload = useMemo(() => uploadWith(send), [send]);
  const materials = orderMaterialsOf(product)
    .filter(({ isOfSubject }) => !isOfSubject)
    .map(({ type }) => ({ type, name: names[type], isRequired: false }));
  const files = useMaterialFiles(materials, draft.materials ?? none);
  return (
    <Card title={words.title}>
      {files === undefined ? <Skeleton lines={4} label={words.loading} /> : null}
      {files && materials.length > 0 ? (
        <MaterialsUpload id="offline-material" materials={materials} upload={upload} value={files} isReadOnly />
      ) : null}
    </Card>
  );
}
