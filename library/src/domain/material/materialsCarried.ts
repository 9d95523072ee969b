import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import type { MaterialAddresses, OrderMaterialType } from './orderMaterials.ts';

/** A material of an earlier order. */
export interface EarlierMaterial {
  readonly type: string;
  /** Addresses of its files. */
  readonly files: readonly string[];
  /** The addresses of the files that the insurer rejected. */
  readonly rejectedFiles: readonly string[];
}

/**
 * Materials that describe the group, its premises or the subject: they are valid for another order too. All others were
 * made for one order: the stamped roster and application form name its persons, dates and premium; the authorisation
 * applies to that application; last year's policy is outdated; and further materials answered a question of its
 * insurer.
 */
const lasting: readonly OrderMaterialType[] = [
  'businessLicence',
  'environment',
  'constructionContract',
  'poolPhotograph',
  'vehicleLicence',
];

/** The materials of an earlier order that a copy or renewal starts with, without the rejected files. */
export const materialsCarried = (materials: readonly EarlierMaterial[]): MaterialAddresses =>
  Object.fromEntries(
    materials
      .filter(({ type, files }) => files.length > 0 && lasting.some((each) => each === type))
      .map(({ type, files, rejectedFiles }) => [type, files.filter((file) => !rejectedFiles.includes(file))]),
  );

/**
 * The subject and materials of an earlier order; each material is placed where a draft keeps it: in the section of its
 * subject, or among the materials.
 */
export function withMaterialsCarried<Subjects extends InsuredSubjects>(
  subjects: Subjects,
  carried: MaterialAddresses,
): Subjects & { readonly materials?: MaterialAddresses } {
  const { constructionContract, poolPhotograph, vehicleLicence, ...rest } = carried;
  const { construction, swimmingPool, vehicle } = subjects;
  const materials = Object.fromEntries(Object.entries(rest).filter(([, files]) => files.length > 0));
  return {
    ...subjects,
    ...(construction &&
      constructionContract && { construction: { ...construction, materialImages: constructionContract } }),
    ...(swimmingPool && poolPhotograph && { swimmingPool: { ...swimmingPool, images: poolPhotograph } }),
    ...(vehicle && vehicleLicence && { vehicle: { ...vehicle, licenceImages: vehicleLicence } }),
    ...(Object.keys(materials).length > 0 && { materials }),
  };
}
