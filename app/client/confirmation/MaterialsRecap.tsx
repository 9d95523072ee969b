import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Notice } from '@tuanbao/library/components/Notice';
import { materialsGiven, materialsLacking, orderMaterialsOf } from '@tuanbao/library/domain/material/orderMaterials';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftBody } from '../drafts/useDraft.ts';
import { messages } from './confirmation.messages.ts';

/** Materials that are submitted with the order, and materials that must be uploaded later. */
export function MaterialsRecap({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const { names } = useMessages(orderMaterialMessages);
  const { product } = store.surroundings;
  const body = useDraftBody(store);
  const given = materialsGiven(product, body);
  const lacking = materialsLacking(product, body).filter(({ demand }) => demand === 'supplement');
  const items = orderMaterialsOf(product).flatMap(({ type }) => {
    const { length } = given[type] ?? [];
    return length > 0 ? [{ term: names[type], description: words.fileCount(length) }] : [];
  });
  return (
    <Card title={words.materials}>
      {lacking.length > 0 ? (
        <Notice tone="warning" title={words.materialsLacking(lacking.map(({ type }) => names[type]))}>
          {words.materialsLater}
        </Notice>
      ) : null}
      {items.length > 0 ? <DescriptionList items={items} /> : null}
    </Card>
  );
}
