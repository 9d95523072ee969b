import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import {
  emptyProductFilter,
  productFilterOptionsOf,
  productsMatching,
} from '@tuanbao/library/domain/product/productFilter';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { productLineMessages } from '@tuanbao/library/i18n/productLine.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { ProductFilter } from '@tuanbao/library/widgets/ProductFilter';
import type { ReactElement } from 'react';

import { useProducts } from '../data/useProducts.ts';
import { SavedFilterBar } from '../filters/SavedFilterBar.tsx';
import { WorkHome } from '../home/WorkHome.tsx';
import { productPath, quotationPagePath } from '../paths.ts';
import { useServices } from '../services.ts';
import { QualificationNotice } from '../session/QualificationNotice.tsx';
import { useProductJump } from '../products/useProductJump.tsx';
import { useNavigate } from '../router.ts';
import { useObservable } from '../useObservable.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { Page } from '../shell/Page.tsx';
import { messages } from './entry.messages.ts';
import * as S from './entry.styles.ts';
import { useProductFilterInUrl } from './useProductFilterInUrl.ts';

/** Group products: where a new order begins. */
  const isCustomerView = useObservable(useServices().customerView);
export default function Entry(): ReactElement {
  const words = useMessages(messages);
  const products = useProducts();
  return (
    <Page title={words.title} lead={words.lead}>
      <QualificationNotice />
      {isCustomerView ? null : <WorkHome />}
      {products.data ? <ProductList products={products.data} onReload={products.ask} /> : null}
      {products.error ? <CallFailure error={products.error} onRetry={products.ask} /> : null}
      {products.isLoading ? <ProductsLoading label={words.loading} /> : null}
    </Page>
  );
}

function ProductsLoading({ label }: { readonly label: string }): ReactElement {
  return (
    <S.Grid aria-label={label}>
      {[1, 2, 3].map((place) => (
        <li key={place}>
          <Card>
            <Skeleton lines={5} label={label} />
          </Card>
        </li>
      ))}
    </S.Grid>
  );
}

interface ProductListProps {
  readonly products: readonly ProductSummary[];
  readonly onReload: () => void;
}

function ProductList({ products, onReload }: ProductListProps): ReactElement {
  const words = useMessages(messages);
  const lines: Readonly<Record<string, string>> = useMessages(productLineMessages);
  const navigate = useNavigate();
  const { choose, dialog } = useProductJump();
  const [filter, setFilter] = useProductFilterInUrl();
  const matching = productsMatching(products, filter);

  if (products.length === 0) {
    const reload = <Button onPress={onReload}>{words.reload}</Button>;
    return <EmptyState title={words.noneTitle} description={words.noneText} action={reload} />;
  }

  const companies = productFilterOptionsOf(products).companies;
  const wordsOf = (kept: URLSearchParams) => [
    kept.get('keyword') ?? undefined,
    companies.find(({ code }) => code === kept.get('company'))?.name,
    lines[kept.get('line') ?? ''],
    kept.get('tag') ?? undefined,
  ];
  const quote = ({ id }: ProductSummary) => void navigate(quotationPagePath(id));
  const showDetails = ({ id }: ProductSummary) => void navigate(productPath(id));

  return (
    <>
      <ProductFilter
        {...productFilterOptionsOf(products)}
        value={filter}
        onChange={setFilter}
        resultCount={matching.length}
      />
      <SavedFilterBar list="products" wordsOf={wordsOf} />
      {matching.length === 0 ? (
        <EmptyState
          title={words.noResultTitle}
          description={words.noResultText}
          action={<Button onPress={() => setFilter(emptyProductFilter)}>{words.clear}</Button>}
        />
      ) : (
        <S.Grid>
          {matching.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                onChoose={choose}
                onQuote={product.jump.kind === 'native' ? quote : undefined}
                onShowDetails={showDetails}
              />
            </li>
          ))}
        </S.Grid>
      )}
      {dialog}
    </>
  );
}
