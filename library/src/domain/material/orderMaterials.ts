import type { ProductDefinition } from '../product/productDefinition.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';

/** Codes of the materials that an order's insurer checks. */
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

/** A material that an order's insurer checks. */
export type OrderMaterialType = (typeof orderMaterialTypes)[number];

/** A material of an order. */
export interface OrderMaterial {
  readonly type: OrderMaterialType;
  /**
   * True when the insurer requires it. A material that is missing at the submit is sent later, when the insurer asks
   * for it (120, 201).
   */
  readonly isRequired: boolean;
  /** True when the section of the subject already asks for it. */
  readonly isOfSubject: boolean;
}

/** Addresses of uploaded files by the type of their material. */
export type MaterialAddresses = Readonly<Partial<Record<OrderMaterialType, readonly string[]>>>;

/** Greatest number of files per material. */
export const maxFilesOfMaterial = 20;

type MaterialRules = Pick<ProductDefinition, 'features' | 'basis' | 'sections'>;

const required = (type: OrderMaterialType): OrderMaterial => ({ type, isRequired: true, isOfSubject: false });
const optional = (type: OrderMaterialType): OrderMaterial => ({ type, isRequired: false, isOfSubject: false });

const ofSubject = (type: OrderMaterialType): OrderMaterial => ({ type, isRequired: true, isOfSubject: true });

/** The materials of an order of the product, in the order of the form. */
export const orderMaterialsOf = ({ features, basis, sections }: MaterialRules): readonly OrderMaterial[] => [
  required('businessLicence'),
  ...(basis === 'perPerson' ? [required('stampedRoster')] : []),
  ...(features.ocrAuthorisationBook ? [required('authorisationBook')] : []),
  ...(sections.write.includes('construction') ? [ofSubject('constructionContract')] : []),
  ...(sections.write.includes('swimmingPool') ? [ofSubject('poolPhotograph')] : []),
  ...(sections.write.includes('vehicle') ? [ofSubject('vehicleLicence')] : []),
  ...(features.mailStampedForm ? [required('stampedForm')] : []),
  ...(basis === 'perPerson' ? [optional('lastYearPolicy')] : []),
  ...(sections.write.includes('orderExtension') ? [optional('environment')] : []),
  optional('other'),
];

/** Files of a draft by their material, including those of the subject; materials without a file are left out. */
export function materialsGiven(
  product: MaterialRules,
  draft: InsuredSubjects & { readonly materials?: MaterialAddresses },
): MaterialAddresses {
  const { construction, swimmingPool, vehicle, materials = {} } = draft;
  const subjects: MaterialAddresses = {
    constructionContract: construction?.materialImages ?? [],
    poolPhotograph: swimmingPool?.images ?? [],
    vehicleLicence: vehicle?.licenceImages ?? [],
  };
  const given = orderMaterialsOf(product).map(({ type, isOfSubject }): [string, readonly string[]] => [
    type,
    [...new Set((isOfSubject ? subjects : materials)[type] ?? [])],
  ]);
  return Object.fromEntries(given.filter(([, addresses]) => addresses.length > 0));
}

/** Required materials that a draft doesn't have yet. */
export const materialsLacking = (
  product: MaterialRules,
  draft: Parameters<typeof materialsGiven>[1],
): readonly OrderMaterial[] => {
  const given = materialsGiven(product, draft);
  return orderMaterialsOf(product).filter(({ type, isRequired }) => isRequired && !Object.hasOwn(given, type));
};
