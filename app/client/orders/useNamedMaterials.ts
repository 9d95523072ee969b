import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

/**
 * Returns materials with names and hints in the user's language. If the client has no name for a type of material, the
 * name from the server is kept.
 */
export function useNamedMaterials<Material extends { readonly type: string; readonly name: string }>(
  materials: readonly Material[],
): readonly (Material & { readonly hint?: string })[] {
  const words = useMessages(orderMaterialMessages);
  const names: Readonly<Record<string, string>> = words.names;
  const hints: Readonly<Record<string, string>> = words.hints;
  return materials.map((material) => {
    const name = ownValue(names, material.type) ?? material.name;
    const hint = ownValue(hints, material.type);
    return { ...material, name, ...(hint !== undefined && { hint }) };
  });
}
