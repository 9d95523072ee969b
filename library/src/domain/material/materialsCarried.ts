import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import type { MaterialAddresses, OrderMaterialType } from './orderMaterials.ts';

/** A material of an earlier order. */
export interface EarlierMaterial {
  readonly type: string;
  /** Addresses of the uploaded files. */
  readonly files: readonly string[];
  /** Addresses of the files that the insurer rejected. */
  readonly rejectedFiles: readonly string[];
}

/**
 * Materials that describe the group, its premises or the subject; they stay valid for another order. The other
 * materials belong to one order: roster, application form and authorisation name its data, last year's policy is
 * outdated, and further materials answered a question of the insurer.
 */
const lasting: readonly OrderMaterialType[] = [
  'businessLicence',
  'environment',
  'constructionContract',
  'poolPhotograph',
  'vehicleLicence',
];

/** The materials of an earlier order that are copied into a new or renewed order, without the rejected files. */
export const materialsCarried = (materials: readonly EarlierMaterial[]): MaterialAddresses =>
  Object.fromEntries(
    materials
      .filter(({ type, files }) => files.length > 0 && lasting.some((each) => each === type))
      .map(({ type, files, rejectedFiles }) => [type, files.filter((file) => !rejectedFiles.includes(file))]),
  );

/**
 * Adds the materials of an earlier order to the subjects of a new draft. Materials of a subject are put into the
 * subject's section, all others into `materials`.
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
