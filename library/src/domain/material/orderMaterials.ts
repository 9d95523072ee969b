import { errorAt, type Problem } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import { licenceImagesOf } from '../subject/vehicle/fleet.ts';

/** Codes of the materials that the insurer of an order checks. */
export const orderMaterialTypes = [
  'businessLicence',
  'stampedRoster',
  'authorisationBook',
  'constructionContract',
  'poolPhotograph',
  'vehicleLicence',
  'stampedForm',
  'lastYearPolicy',
  'environment',
  'other',
] as const;

/** Code of a material that the insurer of an order checks. */
export type OrderMaterialType = (typeof orderMaterialTypes)[number];

/**
 * The time at which the insurer needs a material. `submission`: before the submit. `supplement`: after the submit or
 * even after the issue of the policy (specification §2 `/supplement-info`, §4 states 120 and 201). `optional`: the
 * insurer doesn't need it.
 */
export type MaterialDemand = 'submission' | 'supplement' | 'optional';

/** A material that the user can upload for an order. */
export interface OrderMaterial {
  readonly type: OrderMaterialType;
  readonly demand: MaterialDemand;
  /** True when the user uploads the material in the form's section for the insured subject. */
  readonly isOfSubject: boolean;
}

/** Addresses of the uploaded files for each type of material. */
export type MaterialAddresses = Readonly<Partial<Record<OrderMaterialType, readonly string[]>>>;

/** Maximum number of files that can be uploaded for one material. */
export const maxFilesOfMaterial = 20;

type MaterialRules = Pick<ProductDefinition, 'features' | 'basis' | 'sections'>;

const material = (type: OrderMaterialType, demand: MaterialDemand): OrderMaterial => ({
  type,
  demand,
  isOfSubject: false,
});

const ofSubject = (type: OrderMaterialType): OrderMaterial => ({ type, demand: 'submission', isOfSubject: true });

/**
 * The possible materials for an order of the product, in the order of the form. Besides the materials of the insured
 * subject, only the authorisation letter and the stamped form are required, in products with the feature for them
 * (specification §9). The authorisation letter is read while the user fills in the order (`getDeclarationOcrStatus`), so
 * it is needed before the submit. The stamped form is sent by mail and may be uploaded after the policy is issued.
 * Optional materials make the review faster.
 */
export const orderMaterialsOf = ({ features, basis, sections }: MaterialRules): readonly OrderMaterial[] => [
  ...(features.ocrAuthorisationBook ? [material('authorisationBook', 'submission')] : []),
  material('businessLicence', 'optional'),
  ...(basis === 'perPerson' ? [material('stampedRoster', 'optional')] : []),
  ...(sections.write.includes('construction') ? [ofSubject('constructionContract')] : []),
  ...(sections.write.includes('swimmingPool') ? [ofSubject('poolPhotograph')] : []),
  ...(sections.write.includes('vehicle') ? [ofSubject('vehicleLicence')] : []),
  ...(features.mailStampedForm ? [material('stampedForm', 'supplement')] : []),
  ...(basis === 'perPerson' ? [material('lastYearPolicy', 'optional')] : []),
  ...(sections.write.includes('orderExtension') ? [material('environment', 'optional')] : []),
  material('other', 'optional'),
];

/**
 * Returns the materials of `given` that are possible for the product. Materials of a subject's section are left out.
 */
export const materialsAsked = (product: MaterialRules, given: MaterialAddresses): MaterialAddresses =>
  Object.fromEntries(
    orderMaterialsOf(product).flatMap(({ type, isOfSubject }) =>
      isOfSubject || given[type] === undefined ? [] : [[type, given[type]]],
    ),
  );

/**
 * Problems of uploaded files in `given` whose material isn't possible for the product, or belongs to the section of a
 * subject. The insurer would never receive these files. The problem's parameter `material` is the type of material. It
 * is absent when the type is unknown.
 */
export function materialsNotAskedProblems(
  product: MaterialRules,
  given: MaterialAddresses = {},
): readonly Problem<'materialNotAsked'>[] {
  const asked = materialsAsked(product, given);
  return Object.entries(given).flatMap(([type, addresses]) => {
    if (addresses.length === 0 || Object.hasOwn(asked, type)) return [];
    const known = orderMaterialTypes.find((each) => each === type);
    return [errorAt('materials', 'materialNotAsked', known === undefined ? {} : { material: known })];
  });
}

/**
 * The uploaded files of a draft by type of material, including the files of the insured subject. Materials without
 * files, and materials that aren't possible for the product, are left out.
 */
export function materialsGiven(
  product: MaterialRules,
  draft: InsuredSubjects & { readonly materials?: MaterialAddresses },
): MaterialAddresses {
  const { construction, swimmingPool, vehicle, materials = {} } = draft;
  const subjects: MaterialAddresses = {
    constructionContract: construction?.materialImages ?? [],
    poolPhotograph: swimmingPool?.images ?? [],
    vehicleLicence: vehicle ? licenceImagesOf(vehicle) : [],
  };
  const given = orderMaterialsOf(product).map(({ type, isOfSubject }): [string, readonly string[]] => [
    type,
    [...new Set((isOfSubject ? subjects : materials)[type] ?? [])],
  ]);
  return Object.fromEntries(given.filter(([, addresses]) => addresses.length > 0));
}

/** Materials that the product requires and that have no file in the draft. */
export const materialsLacking = (
  product: MaterialRules,
  draft: Parameters<typeof materialsGiven>[1],
): readonly OrderMaterial[] => {
  const given = materialsGiven(product, draft);
  return orderMaterialsOf(product).filter(({ type, demand }) => demand !== 'optional' && !Object.hasOwn(given, type));
};

/** Materials that may be uploaded after the policy is issued and that aren't in `given`. */
export const supplementsLacking = (product: MaterialRules, given: ReadonlySet<string>): readonly OrderMaterial[] =>
  orderMaterialsOf(product).filter(({ type, demand }) => demand === 'supplement' && !given.has(type));

/**
 * Problems of materials that are needed before the submit and are missing in a draft. Paths are `materials.<type>`.
 * Materials of a subject are checked together with the subject instead.
 */
export const materialsMissing = (
  product: MaterialRules,
  draft: Parameters<typeof materialsGiven>[1],
): readonly Problem<'materialMissing'>[] =>
  materialsLacking(product, draft)
    .filter(({ demand, isOfSubject }) => demand === 'submission' && !isOfSubject)
    .map(({ type }) => errorAt(`materials.${type}`, 'materialMissing', { material: type }));
