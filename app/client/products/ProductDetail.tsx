import { Card } from '@tuanbao/library/components/Card';
import { Link } from '@tuanbao/library/components/Link';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { planOffersOf } from '@tuanbao/library/domain/rating/planOffer';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import type { ReactElement } from 'react';

import { messages } from './products.messages.ts';
import * as S from './products.styles.ts';

/** Shows the plans of a product side by side, and the documents of the product. */
export function ProductDetail({ product }: { readonly product: ProductDefinition }): ReactElement {
  const words = useMessages(messages);
  const schemes = planOffersOf(product).map(({ scheme }) => scheme);
  return (
    <>
      <Card title={words.plans}>
        <PlanComparison product={product} schemes={schemes} />
      </Card>
      {product.documents.length > 0 ? (
        <Card title={words.documents}>
          <S.Documents>
            {product.documents.map(({ name, url }) => (
              <li key={url}>
                <Link href={url} isExternal>
                  {name}
                </Link>
              </li>
            ))}
          </S.Documents>
        </Card>
      ) : null}
    </>
  );
}
