import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { maskedApplicant } from '@tuanbao/library/domain/applicant/applicantFields';
import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { headsOfDraft } from '@tuanbao/library/domain/order/heads';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { DetailSection } from '@tuanbao/library/domain/product/productSection';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { maskedPerson } from '@tuanbao/library/domain/roster/maskedText';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, Suspense } from 'react';

import type { OfflineOrder } from '../../contract/offlineOrders.ts';
import { lazyAhead, lazyPart } from '../platform/lazy/lazyPart.ts';
import { headsText } from '../platform/page/headsText.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { ApplicantRecap } from './ApplicantRecap.tsx';
import { messages as materialMessages } from './orderMaterials.messages.ts';
import { messages } from './orders.messages.ts';
import { SchemeRecap } from './SchemeRecap.tsx';

const InvoiceWishRecap = lazyAhead(async () => (await import('./InvoiceWishRecap.tsx')).InvoiceWishRecap);
const OfflineMaterials = lazyAhead(async () => (await import('./OfflineMaterials.tsx')).OfflineMaterials);
const PersonsTable = lazyAhead(async () => (await import('./PersonsTable.tsx')).PersonsTable);
/**
 * Summary of the insured subjects. Its code is loaded when the summary is shown, because most orders insure only
 * persons.
 */
const SubjectRecap = lazyPart(async () => (await import('./SubjectRecap.tsx')).SubjectRecap);

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
  const materialWords = useMessages(materialMessages);
  const { termIn } = useMessages(insuredPersonMessages);
  const { draft } = order;
  // The app has no data about the progress of an order that is processed outside the system.
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
      <LateSection title={termIn(product)}>
        <PersonsTable persons={draft.persons.map(maskedPerson)} schemes={draft.schemes} />
      </LateSection>
    );
  }
  if (section === 'applicant') {
    return (
      <Card title={words.applicant}>
        <ApplicantRecap applicant={maskedApplicant(draft.applicant)} demands={product.applicant.fields} />
      </Card>
    );
  }
  if (section === 'materials') {
    return (
      <LateSection title={materialWords.title}>
        <OfflineMaterials draft={draft} product={product} />
      </LateSection>
    );
  }
  if (section === 'invoice') {
    return (
      <LateSection title={words.invoice}>
        <InvoiceWishRecap invoice={draft.invoice} applicant={draft.applicant} />
      </LateSection>
    );
  }
  return draft[section] ? (
    <LateSection title={words.subject}>
      <SubjectRecap subjects={{ [section]: draft[section] }} />
    </LateSection>
  ) : null;
}

interface LateSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Section whose content is loaded after the page, because the section is far down or because most orders don't have it.
 */
function LateSection({ title, children }: LateSectionProps): ReactElement {
  return (
    <Card title={title}>
      <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
    </Card>
  );
}

function Period({ order, product }: Pick<OfflineSectionProps, 'order' | 'product'>): ReactElement {
  const words = useMessages(messages);
  const { draft, createdAt } = order;
  const heads = headsOfDraft(product, draft);
  const through = words.through(draft.startDate, lastDayOfCover(draft.startDate, draft.months));
  return (
    <Card title={words.policy}>
      <DescriptionList
        items={[
          { term: words.heads, description: headsText(heads, words.headCount) },
          { term: words.created, description: formatInstant(createdAt) },
          { term: words.period, description: <UnbrokenWords text={through} />, isWide: true },
        ]}
      />
    </Card>
  );
}
