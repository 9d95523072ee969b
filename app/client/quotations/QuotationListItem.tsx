import { Button } from '@tuanbao/library/components/Button';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import * as Entry from '../orders/OrderListItem.styles.ts';
import { DangerButton } from '../platform/page/DangerButton.styles.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { InsureButton } from './InsureButton.tsx';
import * as S from './QuotationList.styles.ts';
import { QuotationNextStep } from './QuotationNextStep.tsx';
import { QuotationPremium } from './QuotationPremium.tsx';
import { messages } from './quotations.messages.ts';

export interface QuotationActions {
  readonly onOpen: (quotation: QuotationSummary) => void;
  readonly onCopy: (quotation: QuotationSummary) => void;
  readonly onRemove: (quotation: QuotationSummary) => void;
}

export interface QuotationListItemProps extends QuotationActions {
  readonly quotation: QuotationSummary;
}

/** Card of a quotation in the list: the customer, the product, the premium, the next step and the actions. */
export function QuotationListItem(props: QuotationListItemProps): ReactElement {
  const { quotation, onOpen, onCopy, onRemove } = props;
  const words = useMessages(messages);
  const { quotationSn } = quotation;
  return (
    <Entry.Root>
      <Entry.Head>
        <Entry.Titles>
          <h2>{quotation.groupName || words.unnamed}</h2>
          <p>
            {quotation.productName} · {quotation.insurerName}
          </p>
        </Entry.Titles>
        <QuotationNextStep quotation={quotation} />
      </Entry.Head>
      <Entry.Facts>
        {factsOf(quotation, words).map(({ term, description }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Entry.Facts>
      <S.Foot>
        <QuotationPremium quotation={quotation} size="lead" />
        <Layout.Actions>
          <DangerButton variant="quiet" aria-label={words.removeOf(quotationSn)} onPress={() => onRemove(quotation)}>
            {words.remove}
          </DangerButton>
          <Button aria-label={words.copyOf(quotationSn)} onPress={() => onCopy(quotation)}>
            {words.copy}
          </Button>
          <Button aria-label={words.openOf(quotationSn)} onPress={() => onOpen(quotation)}>
            {words.open}
          </Button>
          <InsureButton quotation={quotation} variant="primary" aria-label={words.insureOf(quotationSn)} />
        </Layout.Actions>
      </S.Foot>
    </Entry.Root>
  );
}

interface Fact {
  readonly term: string;
  readonly description: string;
}

function factsOf(quotation: QuotationSummary, words: (typeof messages)['zh-CN']): readonly Fact[] {
  const { alternatives, acceptedAt, heads } = quotation;
  return [
    { term: words.quotationSn, description: quotation.quotationSn },
    ...(heads > 0 && alternatives.length === 0 ? [{ term: words.heads, description: words.headCount(heads) }] : []),
    { term: words.createdAt, description: formatInstant(quotation.createdAt) },
    { term: words.validUntil, description: quotation.validUntil },
    ...(acceptedAt === '' ? [] : [{ term: words.acceptedAt, description: formatInstant(acceptedAt) }]),
  ];
}
