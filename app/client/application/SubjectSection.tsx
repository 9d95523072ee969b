import {
  subjectFiles,
  type SubjectSection as Subject,
  subjectsFor,
} from '@tuanbao/library/domain/subject/insuredSubjects';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { ConstructionForm } from '@tuanbao/library/widgets/ConstructionForm';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { PoolForm } from '@tuanbao/library/widgets/PoolForm';
import { VehicleForm } from '@tuanbao/library/widgets/VehicleForm';
import { VenueForm } from '@tuanbao/library/widgets/VenueForm';
import type { ReactElement } from 'react';

import { useSubjectAreas } from '../data/useSubjectAreas.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftBody } from '../drafts/useDraft.ts';
import { uploadWith } from '../files/upload.ts';
import { uploadVideoWith } from '../files/uploadVideo.ts';
import { useStoredFiles } from '../files/useStoredFiles.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './application.messages.ts';
import { useSectionProblems } from './useSectionProblems.ts';
import { WriteSection } from './WriteSection.tsx';

export interface SubjectSectionProps {
  readonly section: Subject;
  readonly store: DraftStore;
  readonly shouldShowProblems: boolean;
}

/** Subjects that are insured beside persons: works, pools, a vehicle, a house or a venue. */
export function SubjectSection(props: SubjectSectionProps): ReactElement {
  const words = useMessages(messages);
  return (
    <WriteSection section={props.section} title={words.section[props.section]}>
      <SubjectForm {...props} />
    </WriteSection>
  );
}

function SubjectForm({ section, store, shouldShowProblems }: SubjectSectionProps): ReactElement | null {
  const { product } = store.surroundings;
  const { send } = useServices();
  const allowedAreaCodes = useSubjectAreas(product);
  const subjects = subjectsFor(product, useDraftBody(store));
  const { construction, swimmingPool, vehicle, house, orderExtension } = subjects;
  const shared = {
    id: section,
    problems: useSectionProblems(store, section, shouldShowProblems),
    shouldShowAllProblems: shouldShowProblems,
  };
  const placed = { ...shared, allowedAreaCodes };
  const uploadVideo = uploadVideoWith(send);
  const storedFiles = useStoredFiles(subjectFiles(subjects));
  const filed = { ...placed, upload: uploadWith(send), storedFiles };

  if (section === 'construction' && construction) {
    const change = (next: typeof construction) => store.change({ construction: next });
    return <ConstructionForm {...filed} {...{ product, uploadVideo }} value={construction} onChange={change} />;
  }
  if (section === 'swimmingPool' && swimmingPool) {
    return <PoolForm {...filed} value={swimmingPool} onChange={(next) => store.change({ swimmingPool: next })} />;
  }
  if (section === 'vehicle' && vehicle) {
    const details = product.tariff?.basis === 'perVehicle' ? product.tariff.vehicles.map(({ detail }) => detail) : [];
    const change = (next: typeof vehicle) => store.change({ vehicle: next });
    return <VehicleForm {...filed} details={details} value={vehicle} onChange={change} />;
  }
  if (section === 'house' && house) {
    const isAddressRequired = product.features.houseAddressRequired;
    const change = (next: typeof house) => store.change({ house: next });
    return <HouseForm {...placed} isAddressRequired={isAddressRequired} value={house} onChange={change} />;
  }
  if (section !== 'orderExtension' || !orderExtension) return null;
  return <VenueForm {...shared} value={orderExtension} onChange={(next) => store.change({ orderExtension: next })} />;
}
