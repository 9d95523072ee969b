import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

/** Returns a function that gives the displayed name of a material: its own name, or the name of its type. */
export function useMaterialName(): (material: { readonly type: string; readonly name: string }) => string {
  const { names } = useMessages(orderMaterialMessages);
  return ({ type, name }) => name || (ownValue<string>(names, type) ?? type);
}
