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
 * Types of materials that describe the group, its premises or the subject. They stay valid for another order. All other
 * types belong to one order only: roster, application form and authorisation contain data of the order, last year's
 * policy is outdated, and other materials are answers to a question of the insurer.
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
 * Assigns the licence images that are copied from the earlier order to the vehicles. Each vehicle after the first
 * vehicle gets only the images that it had in the earlier order. The first vehicle gets all remaining images, because
 * images that were uploaded after the submit contain no information about their vehicle.
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
 * this subject. All other materials go into `materials`.
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
