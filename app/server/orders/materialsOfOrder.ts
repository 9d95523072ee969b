import { type MaterialDemand, orderMaterialsOf } from '@tuanbao/library/domain/material/orderMaterials';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';

/** A material that belongs to an order. The insurer checks the material. */
export interface Material {
  readonly type: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly demand: MaterialDemand;
}

/** The possible materials of an order of this product, each with its name. */
export function materialsOfOrder(product: ProductDefinition): readonly Material[] {
  const { names } = messagesIn(orderMaterialMessages, 'zh-CN');
  return orderMaterialsOf(product).map(({ type, demand }) => ({
    type,
    name: names[type],
    isRequired: demand !== 'optional',
    demand,
  }));
}

/** The names of materials in the language `locale`, joined to one text. */
export function materialNames(types: readonly string[], locale: Locale): string {
  const names: Readonly<Record<string, string>> = messagesIn(orderMaterialMessages, locale).names;
  return types.map((type) => ownValue(names, type) ?? type).join(locale === 'en-US' ? ', ' : '、');
}

/** File kind under which the files of a material are attached to an order. */
export const materialKind = (type: string): string => `paper.${type}`;
