import { recentChoicesIn } from '@tuanbao/library/components/Cascader';
import { FormikApplicantForm } from '@tuanbao/library/formik/FormikApplicantForm';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo, useState } from 'react';

import { useAreaCodes } from '../data/useAreaCodes.ts';
import { useIndustries } from '../data/useIndustries.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { PastApplicantButton } from '../pastOrders/PastApplicantButton.tsx';
import { useCatalogueTexts } from '../platform/query/useCatalogueTexts.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './application.messages.ts';
import { useCompanyCheck } from './useCompanyCheck.ts';
import { useSectionProblems } from './useSectionProblems.ts';
import { WriteSection } from './WriteSection.tsx';

export interface ApplicantSectionProps {
  readonly store: DraftStore;
  readonly shouldShowProblems: boolean;
}

/** Section with the fields of the applicant. */
export function ApplicantSection({ store, shouldShowProblems }: ApplicantSectionProps): ReactElement {
  const words = useMessages(messages);
  const { product } = store.surroundings;
  const applicant = useDraftPart(store, 'applicant');
  const areaCodes = useAreaCodes(product.id);
  const { storage } = useServices();
  const { shown } = useCatalogueTexts();
  const recentRegions = useMemo(() => recentChoicesIn(storage, 'tuanbao.recent-regions'), [storage]);
  useCompanyCheck(store);
  const problems = useSectionProblems(store, 'applicant');
  const [isApproached, setApproached] = useState(false);
  const industries = useIndustries(isApproached || Boolean(applicant.industryCode));
  return (
    <WriteSection section="applicant" title={words.section.applicant} actions={<PastApplicantButton store={store} />}>
      <FormikMirror values={{ applicant }}>
        <FormikApplicantForm
          name="applicant"
          onChange={(next) => store.change({ applicant: next })}
          problemsOf={() => problems}
          hideErrorSummary
          fields={product.applicant.fields}
          natures={product.applicant.natures}
          nameOfNature={shown}
          industries={industries.tree}
          onApproachIndustries={() => {
            setApproached(true);
            if (industries.tree === 'failed') industries.ask();
          }}
          shouldShowAllProblems={shouldShowProblems}
          allowedAreaCodes={areaCodes.data ?? product.areaCodes}
          recentRegions={recentRegions}
        />
      </FormikMirror>
    </WriteSection>
  );
}
