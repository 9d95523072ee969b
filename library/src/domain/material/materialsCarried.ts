import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import type { Vehicle } from '../subject/vehicle/vehicle.ts';
import type { MaterialAddresses, OrderMaterialType } from './orderMaterials.ts';

/** A material of an existing order. It can be copied into a new or renewed order. */
export interface EarlierMaterial {
  readonly type: string;
  /** Addresses of the files that were uploaded for this material. */
  readonly files: readonly string[];
  /** Addresses of the files that the insurer rejected. */
  readonly rejectedFiles: readonly string[];
}

/**
 * Types of materials that describe the group, its premises or the subject. They are copied into another order. All
 * other types belong to one order only, for example the roster and the authorisation.
 */
const lasting: readonly OrderMaterialType[] = [
  'businessLicence',
  'environment',
  'constructionContract',
  'poolPhotograph',
  'vehicleLicence',
];

/** The materials of an earlier order that are copied into a new or renewed order. Rejected files are left out. */
export const materialsCarried = (materials: readonly EarlierMaterial[]): MaterialAddresses =>
  Object.fromEntries(
    materials
      .filter(({ type, files }) => files.length > 0 && lasting.some((each) => each === type))
      .map(({ type, files, rejectedFiles }) => [type, files.filter((file) => !rejectedFiles.includes(file))]),
  );

/**
 * Assigns the licence images that are copied from the earlier order to the vehicles. Each vehicle gets the images that
 * it had in the earlier order. The first vehicle also gets the images that belong to no vehicle, because images that
 * were uploaded after the submit contain no information about their vehicle.
 */
function withLicences(vehicle: Vehicle, images: readonly string[]): Vehicle {
  const { others = [] } = vehicle;
  const carried = new Set(images);
  const elsewhere = new Set(others.flatMap(({ licenceImages }) => licenceImages));
  const own = new Set(vehicle.licenceImages);
  return {
    ...vehicle,
    licenceImages: images.filter((image) => own.has(image) || !elsewhere.has(image)),
    ...(others.length > 0 && {
      others: others.map((further) => ({
        ...further,
        licenceImages: further.licenceImages.filter((image) => carried.has(image)),
      })),
    }),
  };
}

/**
 * Adds the materials of an earlier order to the subjects of a new draft. Materials of a subject go into the section of
 * this subject, and are left out if the draft has no such subject. All other materials go into `materials`.
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
    ...(vehicle && vehicleLicence && { vehicle: withLicences(vehicle, vehicleLicence) }),
    ...(Object.keys(materials).length > 0 && { materials }),
  };
}
