import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import type { QuotationSummary } from '../../contract/quotationSummary.ts';
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
  const { quotationSn, alternatives, acceptedAt } = quotation;
  return (
    <Card
      title={
        <>
          {quotation.groupName || words.unnamed}
          {/* A customer can have several quotations, so the name of the section has the number too. */}
          <VisuallyHidden elementType="span"> {quotationSn}</VisuallyHidden>
        </>
      }
      actions={<QuotationNextStep quotation={quotation} />}
    >
      <S.Product>
        {quotation.productName} · {quotation.insurerName}
      </S.Product>
      <DescriptionList
        items={[
          { term: words.quotationSn, description: quotationSn },
          ...(quotation.heads > 0 && alternatives.length === 0
            ? [{ term: words.heads, description: words.headCount(quotation.heads) }]
            : []),
          { term: words.createdAt, description: formatInstant(quotation.createdAt) },
          { term: words.validUntil, description: quotation.validUntil },
          ...(acceptedAt === '' ? [] : [{ term: words.acceptedAt, description: formatInstant(acceptedAt) }]),
        ]}
      />
      <S.Foot>
        <QuotationPremium quotation={quotation} size="lead" />
        <Layout.Actions>
          <Button variant="quiet" aria-label={words.removeOf(quotationSn)} onPress={() => onRemove(quotation)}>
            {words.remove}
          </Button>
          <Button aria-label={words.copyOf(quotationSn)} onPress={() => onCopy(quotation)}>
            {words.copy}
          </Button>
          <Button aria-label={words.openOf(quotationSn)} onPress={() => onOpen(quotation)}>
            {words.open}
          </Button>
          <InsureButton quotation={quotation} variant="primary" aria-label={words.insureOf(quotationSn)} />
        </Layout.Actions>
      </S.Foot>
    </Card>
  );
}
