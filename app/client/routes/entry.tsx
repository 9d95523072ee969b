import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import {
  emptyProductFilter,
  productFilterOptionsOf,
  productsMatching,
} from '@tuanbao/library/domain/product/productFilter';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { productLineMessages } from '@tuanbao/library/i18n/productLine.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { ProductFilter } from '@tuanbao/library/widgets/ProductFilter';
import type { ReactElement } from 'react';

import { useProducts } from '../data/useProducts.ts';
import { type OwnShelf, useProductShelf } from '../data/useProductShelf.ts';
import { productFilterNames } from '../filters/productFilterNames.ts';
import { SavedFilterBar } from '../filters/SavedFilterBar.tsx';
import { WorkHome } from '../home/WorkHome.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { productPath, quotationPagePath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { Page } from '../platform/page/Page.tsx';
import { useCatalogueTexts } from '../platform/query/useCatalogueTexts.ts';
import { useCustomerView } from '../platform/session/sessionContext.ts';
import { ProductCards, ProductCardsLoading } from '../products/ProductCards.tsx';
import { useProductJump } from '../products/useProductJump.tsx';
import { QualificationNotice } from '../qualification/QualificationNotice.tsx';
import { messages } from './entry.messages.ts';
import { useProductFilterInUrl } from './useProductFilterInUrl.ts';

/** Start page: the agent's worklist, which customer mode hides, and the products. A new order begins here. */
export default function Entry(): ReactElement {
  const words = useMessages(messages);
  const products = useProducts();
  const shelf = useProductShelf();
  const isCustomerView = useObservable(useCustomerView());
  return (
    <Page title={words.title} lead={words.lead}>
      <QualificationNotice />
      {isCustomerView ? null : <WorkHome />}
      {products.data ? <ProductList products={products.data} shelf={shelf} onReload={products.ask} /> : null}
      {products.error ? <CallFailure error={products.error} onRetry={products.ask} /> : null}
      {products.data || products.error ? null : <ProductCardsLoading label={words.loading} />}
    </Page>
  );
}

interface ProductListProps {
  readonly products: readonly ProductSummary[];
  readonly shelf: OwnShelf;
  readonly onReload: () => void;
}

function ProductList({ products, shelf: { shelf, pin }, onReload }: ProductListProps): ReactElement {
  const words = useMessages(messages);
  const lines: Readonly<Record<string, string>> = useMessages(productLineMessages);
  const { shown } = useCatalogueTexts();
  const navigate = useNavigate();
  const { choose, dialog } = useProductJump();
  const [filter, setFilter] = useProductFilterInUrl();
  const matching = productsMatching(products, filter);

  if (products.length === 0) {
    const reload = <Button onPress={onReload}>{words.reload}</Button>;
    return <EmptyState title={words.noneTitle} description={words.noneText} action={reload} />;
  }

  const options = productFilterOptionsOf(products, filter);
  const wordsOf = (kept: URLSearchParams) => [
    kept.get(productFilterNames.keyword) ?? undefined,
    options.companies.find(({ code }) => code === kept.get(productFilterNames.company))?.name,
    ownValue(lines, kept.get(productFilterNames.line) ?? ''),
    shown(kept.get(productFilterNames.tag) ?? '') || undefined,
  ];
  const quote = ({ id }: ProductSummary) => void navigate(quotationPagePath(id));
  const pinProduct = ({ id }: ProductSummary, isPinned: boolean) => pin(id, isPinned);
  const showDetails = ({ id }: ProductSummary) => void navigate(productPath(id));

  return (
    <>
      <ProductFilter {...options} value={filter} onChange={setFilter} resultCount={matching.length} />
      <SavedFilterBar list="products" wordsOf={wordsOf} />
      {matching.length === 0 ? (
        <EmptyState
          title={words.noResultTitle}
          description={words.noResultText}
          action={<Button onPress={() => setFilter(emptyProductFilter)}>{words.clear}</Button>}
        />
      ) : (
        <ProductCards
          products={matching}
          shelf={shelf}
          onChoose={choose}
          onQuote={quote}
          onShowDetails={showDetails}
          onPin={pinProduct}
        />
      )}
      {dialog}
    </>
  );
}
