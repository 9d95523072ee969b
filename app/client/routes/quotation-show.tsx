import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useProduct } from '../data/useProduct.ts';
import { type OwnQuotation, useQuotation, useSharedQuotation } from '../data/useQuotation.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useNavigate, useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import type { Question } from '../platform/query/useQuestion.ts';
import { CustomerQuotation } from '../quotations/CustomerQuotation.tsx';
import { OwnQuotationScreen } from '../quotations/OwnQuotationScreen.tsx';
import { messages } from '../quotations/quotations.messages.ts';

/**
 * Shows a quotation. A customer opens the quotation with the parameter `token`; the agent opens it with the parameter
 * `id`.
 */
export default function QuotationShow(): ReactElement {
  const [query] = useSearchParams();
  const token = query.get('token');
  const id = query.get('id') ?? '';
  if (token !== null) return <Shared token={token} />;
  return id === '' ? <NoneNamed /> : <Own id={id} />;
}

function Shared({ token }: { readonly token: string }): ReactElement {
  const shared = useSharedQuotation(token);
  if (!shared.data) return <Waiting question={shared} />;
  const { data, ask } = shared;
  return <CustomerQuotation key={data.acceptedAt} quotation={data} token={token} onAccepted={ask} />;
}

function Own({ id }: { readonly id: string }): ReactElement {
  const saved = useQuotation(id);
  return saved.data ? <WithProduct key={id} saved={saved.data} /> : <Waiting question={saved} />;
}

function WithProduct({ saved }: { readonly saved: OwnQuotation }): ReactElement {
  const product = useProduct(saved.productId, saved.id);
  if (!product.data) return <Waiting question={product} />;
  return <OwnQuotationScreen saved={saved} product={product.data} />;
}

function Waiting({ question }: { readonly question: Question<unknown> }): ReactElement {
  const words = useMessages(messages);
  return (
    <Page>
      {question.error ? <CallFailure error={question.error} onRetry={question.ask} /> : null}
      {question.isLoading ? <Skeleton lines={12} label={words.loading} /> : null}
    </Page>
  );
}

function NoneNamed(): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const back = <Button onPress={() => void navigate(paths.quotations)}>{words.backToHistory}</Button>;
  return (
    <Page title={words.quotation}>
      <EmptyState title={words.noneChosenTitle} description={words.noneChosenText} action={back} />
    </Page>
  );
}
