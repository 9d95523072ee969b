import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import type { MaterialAddresses, OrderMaterialType } from './orderMaterials.ts';

/** A paper as an earlier order has it. */
export interface EarlierPaper {
  readonly type: string;
  /** Addresses of its files. */
  readonly files: readonly string[];
  /** Those of them that the insurer sent back. */
  readonly rejectedFiles: readonly string[];
}

/**
 * Papers that say what the group, its premises or what is insured are like: they serve another order as well. Everything
 * else was made for one order and stays with it: the stamped roster and application form name its persons, dates and
 * premium, the authorisation book authorises that one application, last year's policy is another year's by then, and
 * other papers answered a question that its insurer asked.
 */
const lasting: readonly OrderMaterialType[] = [
  'businessLicence',
  'environment',
  'constructionContract',
  'poolPhotograph',
  'vehicleLicence',
];

/** The papers of an earlier order that a copy or a renewal of it begins with; what was sent back is never among them. */
export const materialsCarried = (papers: readonly EarlierPaper[]): MaterialAddresses =>
  Object.fromEntries(
    papers
      .filter(({ type, files }) => files.length > 0 && lasting.some((each) => each === type))
      .map(({ type, files, rejectedFiles }) => [type, files.filter((file) => !rejectedFiles.includes(file))]),
  );

/** What an earlier order insured, and its papers, with each paper where a draft keeps it: in the section of its subject, or among the materials. */
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
