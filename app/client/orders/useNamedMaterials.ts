import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

/** Papers by their names in the user's language, with what each has to look like; one that only the server knows keeps its name. */
export function useNamedPapers<Paper extends { readonly type: string; readonly name: string }>(
  papers: readonly Paper[],
): readonly (Paper & { readonly hint?: string })[] {
  const words = useMessages(orderMaterialMessages);
  const names: Readonly<Record<string, string>> = words.names;
  const hints: Readonly<Record<string, string>> = words.hints;
  return papers.map((paper) => {
    const name = ownValue(names, paper.type) ?? paper.name;
    const hint = ownValue(hints, paper.type);
    return { ...paper, name, ...(hint !== undefined && { hint }) };
  });
}
