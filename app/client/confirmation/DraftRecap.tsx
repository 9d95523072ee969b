import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { ConfirmSection } from '@tuanbao/library/domain/product/productSection';
import { subjectsFor } from '@tuanbao/library/domain/subject/insuredSubjects';
import { formatCount } from '@tuanbao/library/i18n/counted';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { CoInsurers } from '@tuanbao/library/widgets/CoInsurers';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import type { ReactElement } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftBody, useQuote } from '../drafts/useDraft.ts';
import { ApplicantRecap } from '../orders/ApplicantRecap.tsx';
import { InvoiceWishRecap } from '../orders/InvoiceWishRecap.tsx';
import { SchemeRecap } from '../orders/SchemeRecap.tsx';
import { SubjectRecap } from '../orders/SubjectRecap.tsx';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { messages } from './confirmation.messages.ts';
import { MaterialsRecap } from './MaterialsRecap.tsx';

interface RecapProps {
  readonly store: DraftStore;
}

/** Shows the draft for review. The product defines which sections are shown, and in which order. */
export function DraftRecap({ store }: RecapProps): ReactElement {
  return (
    <>
      {store.surroundings.product.sections.confirm.map((section) => (
        <RecapOf key={section} section={section} store={store} />
      ))}
    </>
  );
}

function RecapOf({ section, store }: RecapProps & { readonly section: ConfirmSection }): ReactElement {
  if (section === 'premium') return <PremiumRecap store={store} />;
  if (section === 'period') return <CoverRecap store={store} />;
  if (section === 'schemes') return <SchemesRecap store={store} />;
  if (section === 'persons') return <PersonsRecap store={store} />;
  if (section === 'applicant') return <ApplicantCard store={store} />;
  if (section === 'materials') return <MaterialsRecap store={store} />;
  if (section === 'invoice') return <InvoiceCard store={store} />;
  return <SubjectCard section={section} store={store} />;
}

function PremiumRecap({ store }: RecapProps): ReactElement {
  const words = useMessages(messages);
  const { schemes } = useDraftBody(store);
  const quote = useQuote(store);
  return (
    <Card>
      <Disclosure title={words.premium} level={2}>
        <PremiumReceipt quote={quote} schemes={schemes} isSample={store.surroundings.product.isSample} />
      </Disclosure>
    </Card>
  );
}

function CoverRecap({ store }: RecapProps): ReactElement {
  const words = useMessages(messages);
  const { product } = store.surroundings;
  const { startDate, months, applyQuantity } = useDraftBody(store);
  const { heads } = useQuote(store);
  const hasPersons = product.sections.write.includes('persons');
  const through = words.through(startDate, lastDayOfCover(startDate, months));
  return (
    <Card title={words.cover}>
      <DescriptionList
        items={[
          { term: words.product, description: product.name },
          { term: words.insurer, description: product.insurer.name },
          ...(hasPersons ? [{ term: words.heads, description: words.headCount(heads) }] : []),
          ...(applyQuantity > 1 ? [{ term: words.quantity, description: formatCount(applyQuantity) }] : []),
          { term: words.period, description: <UnbrokenWords text={through} />, isWide: true },
        ]}
      />
    </Card>
  );
}

function SchemesRecap({ store }: RecapProps): ReactElement {
  const words = useMessages(messages);
  const { product } = store.surroundings;
  const { schemes } = useDraftBody(store);
  const quote = useQuote(store);
  return (
    <Card title={words.schemes}>
      {schemes.map((scheme) => (
        <SchemeRecap
          key={scheme.id}
          scheme={scheme}
          product={product}
          quote={quote.schemes.find(({ schemeId }) => schemeId === scheme.id)}
        />
      ))}
      {product.coInsurers ? <CoInsurers coInsurers={product.coInsurers} totalFen={quote.totalFen} /> : null}
    </Card>
  );
}

function PersonsRecap({ store }: RecapProps): ReactElement {
  const { termIn } = useMessages(insuredPersonMessages);
  const { schemes } = useDraftBody(store);
  return (
    <Card title={termIn(store.surroundings.product)}>
      <PersonTable store={store.roster} schemes={schemes} isReadOnly isMasked />
    </Card>
  );
}

function ApplicantCard({ store }: RecapProps): ReactElement {
  const words = useMessages(messages);
  const { applicant } = useDraftBody(store);
  return (
    <Card title={words.applicant}>
      <ApplicantRecap applicant={applicant} demands={store.surroundings.product.applicant.fields} />
    </Card>
  );
}

function InvoiceCard({ store }: RecapProps): ReactElement {
  const words = useMessages(messages);
  const { invoice, applicant } = useDraftBody(store);
  return (
    <Card title={words.invoice}>
      <InvoiceWishRecap invoice={invoice} applicant={applicant} />
    </Card>
  );
}

interface SubjectCardProps extends RecapProps {
  readonly section: keyof ReturnType<typeof subjectsFor>;
}

function SubjectCard({ section, store }: SubjectCardProps): ReactElement {
  const words = useMessages(messages);
  const subjects = subjectsFor(store.surroundings.product, useDraftBody(store));
  return (
    <Card title={words.subject}>
      <SubjectRecap subjects={{ [section]: subjects[section] }} />
    </Card>
  );
}
