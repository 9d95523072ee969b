import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { type InvoiceRule, invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { InvoiceKey } from '../../contract/invoices.ts';
import { useInvoice } from '../data/useInvoice.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { messages } from './invoice.messages.ts';
import { InvoiceWorkbench } from './InvoiceWorkbench.tsx';

export interface InvoicePanelProps {
  /** Number of an order that has a policy. */
  readonly orderSn: string;
  readonly features: ProductDefinition['features'];
}

/** The invoice of an order: applied for, followed, corrected and mailed. */
export function InvoicePanel({ orderSn, features }: InvoicePanelProps): ReactElement {
  const words = useMessages(messages);
  const key: InvoiceKey = { policyUuid: orderSn, orderType: 'order', endorsementUuid: '' };
  const question = useInvoice(key);
  const { data } = question;
  const rule: InvoiceRule = invoiceRuleOf(features);
  return (
    <Card title={words.title}>
      {data ? (
        <InvoiceWorkbench
          key={`${data.invoice.id} ${data.invoice.status}`}
          invoiceKey={key}
          known={data}
          rule={rule}
          onDone={question.ask}
        />
      ) : null}
      {data || !question.error ? null : <CallFailure error={question.error} onRetry={question.ask} />}
      {question.isLoading ? <Skeleton lines={4} /> : null}
    </Card>
  );
}
