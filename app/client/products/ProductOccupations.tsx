import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OccupationTable } from '@tuanbao/library/widgets/OccupationTable';
import type { ReactElement } from 'react';

import { useOccupations } from '../data/useOccupations.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { messages } from './productPage.messages.ts';

/** Table of the occupations of a product. It loads the occupation tree. */
export default function ProductOccupations({ product }: { readonly product: ProductDefinition }): ReactElement {
  const words = useMessages(messages);
  const { data, error, ask } = useOccupations(product.id);
  if (data) return <OccupationTable tree={data} product={product} />;
  return error ? <CallFailure error={error} onRetry={ask} /> : <Skeleton lines={8} label={words.loadingOccupations} />;
}
