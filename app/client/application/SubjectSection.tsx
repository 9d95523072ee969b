import { Skeleton } from '@tuanbao/library/components/Skeleton';
import {
  type InsuredSubjects,
  subjectFiles,
  type SubjectSection as Subject,
  subjectsFor,
} from '@tuanbao/library/domain/subject/insuredSubjects';
import { mostVehiclesOf, vehiclesOf } from '@tuanbao/library/domain/subject/vehicle/fleet';
import { FormikConstructionForm } from '@tuanbao/library/formik/FormikConstructionForm';
import { FormikHouseForm } from '@tuanbao/library/formik/FormikHouseForm';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikPoolForm } from '@tuanbao/library/formik/FormikPoolForm';
import { FormikVehicleForm } from '@tuanbao/library/formik/FormikVehicleForm';
import { FormikVenueForm } from '@tuanbao/library/formik/FormikVenueForm';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense } from 'react';

import { useSubjectAreas } from '../data/useSubjectAreas.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftBody } from '../drafts/useDraft.ts';
import { uploadWith } from '../files/upload.ts';
import { uploadVideoWith } from '../files/uploadVideo.ts';
import { useStoredFiles } from '../files/useStoredFiles.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './application.messages.ts';
import { changeWorks } from './changeWorks.ts';
import { useSectionProblems } from './useSectionProblems.ts';
import { WriteSection } from './WriteSection.tsx';

/** List of vehicles. Its code is loaded when the list is shown, because only products for vehicles have the list. */
const FormikVehicleList = lazyPart(
  async () => (await import('@tuanbao/library/formik/FormikVehicleList')).FormikVehicleList,
);

export interface SubjectSectionProps {
  readonly section: Subject;
  readonly store: DraftStore;
  readonly shouldShowProblems: boolean;
}

/** Section with the insured subjects of the product: construction work, pools, vehicles, a house or a venue. */
export function SubjectSection(props: SubjectSectionProps): ReactElement {
  const words = useMessages(messages);
  const { product } = props.store.surroundings;
  const subjects = subjectsFor(product, useDraftBody(props.store));
  return (
    <WriteSection section={props.section} title={words.section[props.section]}>
      <FormikMirror values={{ ...subjects }}>
        <SubjectForm {...props} subjects={subjects} />
      </FormikMirror>
    </WriteSection>
  );
}

interface SubjectFormProps extends SubjectSectionProps {
  readonly subjects: InsuredSubjects;
}

function SubjectForm({ section, store, shouldShowProblems, subjects }: SubjectFormProps): ReactElement | null {
  const { product } = store.surroundings;
  const { send } = useServices();
  const allowedAreaCodes = useSubjectAreas(product);
  const { construction, swimmingPool, vehicle, house, orderExtension } = subjects;
  const problems = useSectionProblems(store, section);
  const shared = { name: section, problemsOf: () => problems, shouldShowAllProblems: shouldShowProblems };
  const placed = { ...shared, allowedAreaCodes };
  const uploadVideo = uploadVideoWith(send);
  const storedFiles = useStoredFiles(subjectFiles(subjects));
  const filed = { ...placed, upload: uploadWith(send), storedFiles };

  if (section === 'construction' && construction) {
    const change = (next: typeof construction) => changeWorks(store, construction, next);
    return <FormikConstructionForm {...filed} {...{ product, uploadVideo }} onChange={change} />;
  }
  if (section === 'swimmingPool' && swimmingPool) {
    return <FormikPoolForm {...filed} onChange={(next) => store.change({ swimmingPool: next })} />;
  }
  if (section === 'vehicle' && vehicle) {
    const details = product.tariff?.basis === 'perVehicle' ? product.tariff.vehicles.map(({ detail }) => detail) : [];
    const change = (next: typeof vehicle) => store.change({ vehicle: next });
    const hasList = mostVehiclesOf(product) > 1 || vehiclesOf(vehicle).length > 1;
    return (
      <>
        <FormikVehicleForm {...filed} details={details} onChange={change} />
        {hasList ? (
          <Suspense fallback={<Skeleton lines={3} />}>
            <FormikVehicleList {...filed} product={product} onChange={change} />
          </Suspense>
        ) : null}
      </>
    );
  }
  if (section === 'house' && house) {
    const isAddressRequired = product.features.houseAddressRequired;
    const change = (next: typeof house) => store.change({ house: next });
    return <FormikHouseForm {...placed} isAddressRequired={isAddressRequired} onChange={change} />;
  }
  if (section !== 'orderExtension' || !orderExtension) return null;
  return <FormikVenueForm {...shared} onChange={(next) => store.change({ orderExtension: next })} />;
}
