import { Skeleton } from '@tuanbao/library/components/Skeleton';
import {
  type MaterialAddresses,
  maxFilesOfMaterial,
  orderMaterialsOf,
} from '@tuanbao/library/domain/material/orderMaterials';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type MaterialFiles, MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useMemo } from 'react';

import { applicationForm } from '../../contract/documents.ts';
import { uploadWith } from '../data/upload.ts';
import { useStoredFiles } from '../data/useStoredFiles.ts';
import { ApplicationFormButton } from '../documents/ApplicationFormButton.tsx';
import { quietly } from '../documents/quietly.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { useServices } from '../services.ts';
import { AuthorisationReading } from './AuthorisationReading.tsx';
import { LicenceReading } from './LicenceReading.tsx';
import { WriteSection } from './WriteSection.tsx';
import { messages } from './writing.messages.ts';

const none: MaterialAddresses = {};

const addressesOf = (files: MaterialFiles): MaterialAddresses =>
  Object.fromEntries(
    Object.entries(files)
      .map(([type, own]): [string, readonly string[]] => [type, own.map(({ id }) => id)])
      .filter(([, own]) => own.length > 0),
  );

/** The papers that the insurer asks for; what lacks can be sent after the submission. */
export function MaterialsSection({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const { names, hints } = useMessages(orderMaterialMessages);
  const { send } = useServices();
  const { product } = store.surroundings;
  const given = useDraftPart(store, 'materials') ?? none;
  const upload = useMemo(() => uploadWith(send), [send]);
  const stored = useStoredFiles(Object.values(given).flat());
  const fileAt = (address: string, place: number, type: string) =>
    stored?.find(({ id }) => id === address) ?? {
      id: address,
      name: words.fileOf(type, place + 1),
      kind: 'image' as const,
    };
  const materials = orderMaterialsOf(product)
    .filter(({ isOfSubject }) => !isOfSubject)
    .map(({ type, isRequired }) => {
      const hint = hints[type];
      return { type, isRequired, name: names[type], ...(hint !== undefined && { hint }) };
    });
  const value = Object.fromEntries(
    materials.map(({ type, name }) => [
      type,
      (given[type] ?? []).map((address, place) => fileAt(address, place, name)),
    ]),
  );

  const beside = {
    businessLicence: <LicenceReading store={store} />,
    authorisationBook: <AuthorisationReading store={store} />,
    stampedForm: <ApplicationFormButton load={(signal) => send(applicationForm, store.draft(), quietly(signal))} />,
  };

  return (
    <WriteSection section="materials" title={words.section.materials}>
      <p>{words.materialsLead}</p>
      {stored === undefined ? (
        <Skeleton lines={8} label={words.loadingMaterials} />
      ) : (
        <MaterialsUpload
          materials={materials}
          upload={upload}
          maxFiles={maxFilesOfMaterial}
          value={value}
          onChange={(files) => store.change({ materials: addressesOf(files) })}
          beside={beside}
        />
      )}
    </WriteSection>
  );
}
