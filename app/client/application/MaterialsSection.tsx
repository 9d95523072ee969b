import { Skeleton } from '@tuanbao/library/components/Skeleton';
import {
  type MaterialAddresses,
  maxFilesOfMaterial,
  orderMaterialsOf,
} from '@tuanbao/library/domain/material/orderMaterials';
import { FormikMaterialsUpload } from '@tuanbao/library/formik/FormikMaterialsUpload';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { applicationForm } from '../../contract/documents.ts';
import { ApplicationFormButton } from '../documents/ApplicationFormButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { uploadWith } from '../files/upload.ts';
import { addressesOf, useMaterialFiles } from '../files/useMaterialFiles.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './application.messages.ts';
import { AuthorisationReading } from './AuthorisationReading.tsx';
import { IdCardReading } from './IdCardReading.tsx';
import { LicenceReading } from './LicenceReading.tsx';
import * as S from './WriteScreen.styles.ts';
import { WriteSection } from './WriteSection.tsx';

const none: MaterialAddresses = {};

export interface MaterialsSectionProps {
  readonly store: DraftStore;
  /** If true, missing materials are shown as errors. */
  readonly shouldShowProblems: boolean;
}

/**
 * Section with the materials of the order. The user can continue when the materials that are needed before the
 * submission are uploaded. The other materials can be uploaded later.
 */
export function MaterialsSection({ store, shouldShowProblems }: MaterialsSectionProps): ReactElement {
  const words = useMessages(messages);
  const { names, hints } = useMessages(orderMaterialMessages);
  const { send } = useServices();
  const { product } = store.surroundings;
  const given = useDraftPart(store, 'materials') ?? none;
  const upload = useMemo(() => uploadWith(send), [send]);
  const materials = orderMaterialsOf(product)
    .filter(({ isOfSubject }) => !isOfSubject)
    .map(({ type, demand }) => {
      const hint = [hints[type], demand === 'supplement' ? words.mayFollow : ''].filter(Boolean).join(words.also);
      return { type, isRequired: demand === 'submission', name: names[type], ...(hint !== '' && { hint }) };
    });
  const value = useMaterialFiles(materials, given);

  const beside = {
    businessLicence: <LicenceReading store={store} file={value?.['businessLicence']?.[0]} />,
    other: <IdCardReading store={store} file={value?.['other']?.at(-1)} />,
    authorisationBook: <AuthorisationReading store={store} />,
    stampedForm: <ApplicationFormButton load={loadDocument(send, applicationForm, store.statedDraft())} />,
  };

  return (
    <WriteSection section="materials" title={words.section.materials}>
      <S.Lead>{words.materialsLead}</S.Lead>
      {value === undefined ? (
        <Skeleton lines={8} label={words.loadingMaterials} />
      ) : (
        <FormikMirror values={{ materials: value }}>
          <FormikMaterialsUpload
            name="materials"
            materials={materials}
            shouldShowMissing={shouldShowProblems}
            upload={upload}
            maxFiles={maxFilesOfMaterial}
            onChange={(files) => store.change({ materials: addressesOf(files) })}
            beside={beside}
          />
        </FormikMirror>
      )}
    </WriteSection>
  );
}
