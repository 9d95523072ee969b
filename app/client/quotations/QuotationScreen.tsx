import { Card } from '@tuanbao/library/components/Card';
import { ErrorSummary, useRefusals } from '@tuanbao/library/components/ErrorSummary';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { TextField } from '@tuanbao/library/components/TextField';
import { subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import { Fragment, type ReactElement, Suspense, useState } from 'react';

import { PeriodSection } from '../application/PeriodSection.tsx';
import { SchemesSection } from '../application/SchemesSection.tsx';
import { sectionsOf } from '../application/sections.ts';
import { ConflictNotice } from '../drafts/ConflictNotice.tsx';
import type { DraftStore } from '../drafts/draftStore.ts';
import type { OpenDraft } from '../drafts/openDraft.ts';
import { RestoredBanner } from '../drafts/RestoredBanner.tsx';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { useDraftPart, useQuote } from '../drafts/useDraft.ts';
import { useLeaveGuard } from '../drafts/useLeaveGuard.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { Page } from '../platform/page/Page.tsx';
import { messages } from './quotations.messages.ts';
import * as S from './QuotationScreen.styles.ts';
import { SchemeRelationChoice } from './SchemeRelationChoice.tsx';
import { useUnpricedErrors } from './useUnpricedErrors.ts';

/**
 * Section of the insured subjects. Its code is loaded when the section is shown, because most products insure only
 * persons.
 */
const SubjectSection = lazyPart(async () => (await import('../application/SubjectSection.tsx')).SubjectSection);

export interface QuotationScreenProps {
  readonly draft: OpenDraft;
  /** Saves the draft and starts another draft. */
  readonly onRestart: () => Promise<void>;
  /** Saves the quotation. It is only called if the draft has a price. */
  readonly onSave: () => Promise<void>;
}

/**
 * Screen on which a quotation is computed. The price follows from the number of persons in each occupation or from the
 * insured subject; no names of persons are needed.
 */
export function QuotationScreen({ draft, onRestart, onSave }: QuotationScreenProps): ReactElement {
  const words = useMessages(messages);
  const { store, autosave } = draft;
  useLeaveGuard(autosave);
  const { product } = store.surroundings;
  const schemes = useDraftPart(store, 'schemes');
  const quote = useQuote(store);
  const [schemeId, selectScheme] = useState(schemes[0]?.id ?? '');
  const refusals = useRefusals();
  const [isPending, setPending] = useState(false);
  // The bar shows the price of one alternative, because the customer buys only one of the alternatives.
  const shown =
    quote.alternatives?.[
      Math.max(
        0,
        schemes.findIndex(({ id }) => id === schemeId),
      )
    ];
  const names = new Map(schemes.map(({ id, name }) => [id, name]));
  const errors = useUnpricedErrors(quote, names, selectScheme);

  const save = async () => {
    if (errors.length > 0) return refusals.refuse();
    setPending(true);
    try {
      await onSave();
    } finally {
      setPending(false);
    }
  };

  return (
    <Page title={words.configureTitle(product.name)} lead={product.insurer.name}>
      <RestoredBanner draft={draft} onRestart={onRestart} kind="quotation" />
      <ErrorSummary title={words.unpricedTitle(errors.length)} items={errors} refusals={refusals.count} />
      <Sections store={store} selectedId={schemeId} onSelect={selectScheme} />
      <Customer store={store} />
      <PremiumBar
        quote={shown ?? quote}
        schemes={schemes}
        isSample={product.isSample}
        nextLabel={words.save}
        onNext={() => void save()}
        isPending={isPending}
        start={
          <>
            {shown ? <S.Alternative>{names.get(shown.schemes[0]?.schemeId ?? '')}</S.Alternative> : null}
            <SaveStatus autosave={autosave} />
          </>
        }
      />
      <ConflictNotice draft={draft} />
    </Page>
  );
}

interface SectionsProps {
  readonly store: DraftStore;
  readonly selectedId: string;
  readonly onSelect: (schemeId: string) => void;
}

/** The sections that the product has on its quotation page. */
function Sections(props: SectionsProps): ReactElement {
  const { store } = props;
  return (
    <>
      {sectionsOf(store.surroundings.product).map((section) => {
        if (section === 'schemes') {
          return (
            <Fragment key={section}>
              <SchemesSection {...props} shouldShowProblems={false} />
              <SchemeRelationChoice store={store} />
            </Fragment>
          );
        }
        if (section === 'period') return <PeriodSection key={section} store={store} />;
        const subject = subjectSections.find((candidate) => candidate === section);
        return subject ? (
          <Suspense key={section} fallback={<Skeleton lines={12} />}>
            <SubjectSection section={subject} store={store} shouldShowProblems={false} />
          </Suspense>
        ) : null;
      })}
    </>
  );
}

/** Fields for the customer whom the quotation is for. The price doesn't depend on these fields. */
function Customer({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const applicant = useDraftPart(store, 'applicant');
  return (
    <Card title={words.customer}>
      <S.Wide>
        <TextField
          label={words.groupName}
          description={words.groupNameHint}
          value={applicant.groupName}
          onChange={(groupName) => store.change({ applicant: { ...applicant, groupName } })}
          maxLength={200}
        />
      </S.Wide>
    </Card>
  );
}
