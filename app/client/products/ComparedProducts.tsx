import { Button } from '@tuanbao/library/components/Button';
import { ComboBox } from '@tuanbao/library/components/ComboBox';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { ProductComparison } from '@tuanbao/library/widgets/ProductComparison';
import type { ReactElement } from 'react';

import { useAreaNames } from '../data/useAreaNames.ts';
import { useProduct } from '../data/useProduct.ts';
import { useProducts } from '../data/useProducts.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { messages } from './productPage.messages.ts';
import { messages as productMessages } from './products.messages.ts';
import * as S from './products.styles.ts';
import { mostCompared, useComparedInUrl } from './useComparedInUrl.ts';

/** Comparison of a product with other products of its line. The user chooses up to two of them. */
export default function ComparedProducts({ product }: { readonly product: ProductDefinition }): ReactElement {
  const words = useMessages(messages);
  const { loading } = useMessages(productMessages);
  const { data: all = [] } = useProducts();
  const offered = all.filter(
    ({ id, line, jump }) => id !== product.id && line === product.line && jump.kind === 'native',
  );
  const [ids, compare] = useComparedInUrl(offered.map(({ id }) => id));
  const [first = '', second = ''] = ids;
  const questions = [useProduct(first), useProduct(second)];
  const others = questions.flatMap(({ data }) => data ?? []);
  const products = [product, ...others];
  const nameOfArea = useAreaNames(products);
  const failed = questions.find(({ error }) => error);
  if (offered.length === 0) return <S.Note>{words.noneToCompare}</S.Note>;
  return (
    <S.Compared>
      <S.Choice>
        {ids.length < mostCompared ? (
          <ComboBox
            key={ids.join()}
            label={words.compareWith}
            placeholder={words.chooseProduct}
            options={offered
              .filter(({ id }) => !ids.includes(id))
              .map(({ id, name, pinyin, insurer }) => ({
                value: id,
                label: name,
                keywords: [insurer.name],
                ...(pinyin !== undefined && { pinyin }),
              }))}
            onChange={(id) => {
              if (id !== '') compare([...ids, id]);
            }}
          />
        ) : null}
        {offered
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name }) => (
            <Button key={id} size="small" onPress={() => compare(ids.filter((each) => each !== id))}>
              {words.leaveOut(name)}
            </Button>
          ))}
      </S.Choice>
      {failed ? <CallFailure error={failed.error} onRetry={failed.ask} /> : null}
      {questions.some(({ isLoading }) => isLoading) ? <Skeleton lines={6} label={loading} /> : null}
      {others.length > 0 ? <ProductComparison products={products} nameOfArea={nameOfArea} /> : null}
    </S.Compared>
  );
}
