import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { Tag } from '@tuanbao/library/components/Tag';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import * as S from './QuotationList.styles.ts';
import { messages } from './quotations.messages.ts';

export interface QuotationListItemProps {
  readonly quotation: QuotationSummary;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/**
 * Entry of the list of quotations. It shows the customer, the product, the premium and the last day on which the
 * quotation is valid.
 */
export function QuotationListItem({ quotation, onOpen, onCopy, onRemove }: QuotationListItemProps): ReactElement {
  const words = useMessages(messages);
  const { quotationSn } = quotation;
  return (
    <Card
      title={
        <>
          {quotation.groupName || words.unnamed}
          <S.Spoken> {quotationSn}</S.Spoken>
        </>
      }
      actions={
        <Tag tone={quotation.isValid ? 'success' : 'neutral'}>{quotation.isValid ? words.valid : words.ended}</Tag>
      }
    >
      <S.Product>
        {quotation.productName} · {quotation.insurerName}
      </S.Product>
      <DescriptionList
        items={[
          { term: words.quotationSn, description: quotationSn },
          ...(quotation.heads > 0 ? [{ term: words.heads, description: words.headCount(quotation.heads) }] : []),
          { term: words.createdAt, description: formatInstant(quotation.createdAt) },
          { term: words.validUntil, description: quotation.validUntil },
        ]}
      />
      <S.Foot>
        <Money fen={quotation.totalFen} size="lead" />
        <Layout.Actions>
          <Button variant="quiet" aria-label={words.removeOf(quotationSn)} onPress={onRemove}>
            {words.remove}
          </Button>
          <Button aria-label={words.copyOf(quotationSn)} onPress={onCopy}>
            {words.copy}
          </Button>
          <Button variant="primary" aria-label={words.openOf(quotationSn)} onPress={onOpen}>
            {words.open}
          </Button>
        </Layout.Actions>
      </S.Foot>
    </Card>
  );
}
