import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { type DescriptionItem, DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tag } from '@tuanbao/library/components/Tag';
import { percentOf } from '@tuanbao/library/domain/money/commission';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { productLineMessages } from '@tuanbao/library/i18n/productLine.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages as commissionMessages } from '../commission/commission.messages.ts';
import { useCommissionTerms } from '../commission/useCommissionTerms.ts';
import { useProduct } from '../data/useProduct.ts';
import { useProducts } from '../data/useProducts.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { messages as menuMessages } from '../platform/navigation/menu.messages.ts';
import { paths, quotationPagePath } from '../platform/navigation/paths.ts';
import { useNavigate, useParams } from '../platform/navigation/router.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { Page } from '../platform/page/Page.tsx';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { ProductDetail } from '../products/ProductDetail.tsx';
import { messages } from '../products/products.messages.ts';
import * as S from '../products/products.styles.ts';
import { useProductJump } from '../products/useProductJump.tsx';

/** Page of a product. It shows the cover, with buttons that start a quotation and an order. */
export default function Product(): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { productId = '' } = useParams();
  const products = useProducts();
  const product = products.data?.find(({ id }) => id === productId);
  if (product) return <Known product={product} />;
  const back = <Button onPress={() => void navigate(paths.products)}>{words.toProducts}</Button>;
  return (
    <Page {...(products.data ? { title: words.noneTitle } : {})}>
      {products.isLoading ? <Skeleton lines={8} label={words.loading} /> : null}
      {products.error ? <CallFailure error={products.error} onRetry={products.ask} /> : null}
      {products.data ? <EmptyState title="404" description={words.noneText} action={back} /> : null}
    </Page>
  );
}

/**
 * Returns the agent's earnings with a product: commission and rewards. Empty until they are loaded and while they are
 * hidden.
 */
function useEarnings(productId: string): readonly DescriptionItem[] {
  const words = useMessages(commissionMessages);
  const terms = useCommissionTerms(productId);
  if (terms === null) return [];
  const rewards = terms.missions.map(({ code, name, until }) => (
    <li key={code}>
      <UnbrokenDates text={words.reward(name, until)} />
    </li>
  ));
  return [
    { term: words.commission, description: words.share(percentOf(terms.rate)) },
    ...(rewards.length === 0
      ? []
      : [{ term: words.rewards, description: <S.Rewards>{rewards}</S.Rewards>, isWide: true }]),
  ];
}

function Known({ product }: { readonly product: ProductSummary }): ReactElement {
  const words = useMessages(messages);
  const lines = useMessages(productLineMessages);
  const { products } = useMessages(menuMessages); // `products` is the title of the window (specification §2).
  const navigate = useNavigate();
  const { choose, dialog } = useProductJump();
  const isNative = product.jump.kind === 'native';
  const definition = useProduct(isNative ? product.id : '');
  const earnings = useEarnings(product.id);
  const price = product.premiumFrom && (
    <span>
      <Money yuan={product.premiumFrom} />
      {words.from}
    </span>
  );
  const actions = (
    <Layout.Actions>
      {isNative ? <Button onPress={() => void navigate(quotationPagePath(product.id))}>{words.quote}</Button> : null}
      <Button variant="primary" onPress={() => choose(product)}>
        {isNative ? words.insure : words.outside}
      </Button>
    </Layout.Actions>
  );
  return (
    <Page title={product.name} windowTitle={products} lead={product.summary} actions={actions}>
      <Card title={words.facts} actions={product.isSample ? <Tag tone="warning">{words.sampleRates}</Tag> : null}>
        <DescriptionList
          items={[
            { term: words.insurer, description: product.insurer.name },
            { term: words.line, description: ownValue(lines, product.line) ?? product.line },
            { term: words.premiumFrom, description: price || words.onDemand },
            ...earnings,
          ]}
        />
      </Card>
      {definition.isLoading ? <Skeleton lines={8} label={words.loading} /> : null}
      {definition.error ? <CallFailure error={definition.error} onRetry={definition.ask} /> : null}
      {definition.data ? <ProductDetail product={definition.data} /> : null}
      {dialog}
    </Page>
  );
}
