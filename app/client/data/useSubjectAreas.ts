import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useEffect, useMemo, useState } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { productAreaCodes } from '../../contract/products.ts';
import { constructionAreas } from '../../contract/referenceData.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { keepAreaCodes, keptAreaCodes } from './keptAreaCodes.ts';

type SiteAreas = ResponseOf<typeof constructionAreas>;

/**
 * Returns the codes of the lowest regions in a list: the regions that aren't the parent of another region in the list.
 */
function codesOf(areas: SiteAreas): readonly number[] {
  const parents = new Set(areas.map(({ parentId }) => parentId));
  return areas.map(({ code }) => code).filter((code) => !parents.has(code));
}

/**
 * Returns the codes of the regions where the insured subject may be located. For building sites, the codes are stored
 * on the device for a day (specification §9). Until the response arrives, the regions in the product's definition are
 * returned.
 */
export function useSubjectAreas({ id, features, areaCodes }: ProductDefinition): readonly number[] {
  const { clock, storage } = useServices();
  const [kept] = useState(() => (features.construction ? keptAreaCodes(storage, id, clock.now()) : null));
  const sites = useQuestion(constructionAreas, features.construction && !kept ? { productId: id } : null, forVisit);
  const sold = useQuestion(productAreaCodes, features.construction ? null : { productId: id }, forVisit);
  const ofSites = useMemo(() => sites.data && codesOf(sites.data), [sites.data]);

  useEffect(() => {
    if (ofSites) keepAreaCodes(storage, id, ofSites, clock.now());
  }, [storage, clock, id, ofSites]);

  return kept ?? ofSites ?? sold.data ?? areaCodes;
}
