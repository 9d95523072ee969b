import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

/** A paper that the insurer checks. */
export interface Paper {
  readonly type: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** Papers of an order of the product: the same for every group, and those of the product's own rules. */
export const papersOfOrder = ({ features, basis }: ProductDefinition): readonly Paper[] => [
  { type: 'businessLicence', name: '营业执照（加盖公章）', isRequired: true },
  ...(basis === 'perPerson' ? [{ type: 'stampedRoster', name: '被保险人清单（加盖公章）', isRequired: true }] : []),
  ...(features.ocrAuthorisationBook ? [{ type: 'authorisationBook', name: '授权书', isRequired: true }] : []),
  ...(features.construction ? [{ type: 'constructionContract', name: '施工合同', isRequired: true }] : []),
  ...(features.swimmingPool ? [{ type: 'poolPhotograph', name: '游泳场所照片', isRequired: true }] : []),
  ...(features.vehicle ? [{ type: 'vehicleLicence', name: '行驶证', isRequired: true }] : []),
  ...(features.mailStampedForm ? [{ type: 'stampedForm', name: '投保单（加盖公章）', isRequired: true }] : []),
  { type: 'other', name: '其他资料', isRequired: false },
];

/** What a kind of file attached to an order starts with where it is a paper. */
export const paperKind = (type: string): string => `paper.${type}`;
