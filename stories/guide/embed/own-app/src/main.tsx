import { createSend } from '@tuanbao/client';
import { listProducts } from '@tuanbao/client/calls/products';
import { SendContext, useCall } from '@tuanbao/client/swr';
import { Notice } from '@tuanbao/library/components/Notice';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';

const send = createSend({ fetch: (address, init) => fetch(address, init) });

/** The products on sale, from the server. */
function Products() {
  const { data, error } = useCall(listProducts, { keyword: '' });
  if (error) return <Notice tone="danger">暂时无法读取产品</Notice>;
  return data?.map((product) => (
    <ProductCard key={product.id} product={product} onChoose={({ id }) => location.assign(`#${id}`)} />
  ));
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <TuanbaoProvider locale="zh-CN">
        <SendContext value={send}>
          <Products />
        </SendContext>
      </TuanbaoProvider>
    </StrictMode>,
  );
