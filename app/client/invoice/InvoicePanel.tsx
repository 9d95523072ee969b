import { Card } from '@tuanbao/library/components/Card';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { type InvoiceRule, invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { conservationListByPolicy } from '../../contract/endorsementLists.ts';
import { policyInvoices } from '../../contract/invoiceOwnCalls.ts';
import type { InvoiceKey } from '../../contract/invoices.ts';
import { useInvoice } from '../data/useInvoice.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './invoice.messages.ts';
import { InvoicesOfPolicy } from './InvoicesOfPolicy.tsx';
import * as S from './InvoiceWorkbench.styles.ts';
import { InvoiceWorkbench } from './InvoiceWorkbench.tsx';

export interface InvoicePanelProps {
  /** Number of an order that has a policy. */
  readonly orderSn: string;
  readonly features: ProductDefinition['features'];
}

/**
 * Panel with the invoices of a policy: the invoices of its order, and the invoices of each confirmed endorsement with
 * an additional premium. In the panel, the agent can apply for invoices, correct them and mail them.
 */
export function InvoicePanel({ orderSn, features }: InvoicePanelProps): ReactElement {
  const words = useMessages(messages);
  const rule: InvoiceRule = invoiceRuleOf(features);
  const endorsements = useQuestion(conservationListByPolicy, { policyUuid: orderSn });
  const charged = endorsements.data?.filter(({ certificateSn, netFen }) => certificateSn !== '' && netFen > 0) ?? [];
  const invoices = useQuestion(policyInvoices, { policyUuid: orderSn });
  return (
    <Card title={words.title}>
      <S.Stack>
        {invoices.data ? (
          <InvoicesOfPolicy policyUuid={orderSn} invoices={invoices.data} onDone={invoices.ask} />
        ) : null}
        {invoices.error ? <CallFailure error={invoices.error} onRetry={invoices.ask} /> : null}
        <OneInvoice
          invoiceKey={{ policyUuid: orderSn, orderType: 'order', endorsementUuid: '' }}
          rule={rule}
          onDone={invoices.ask}
        />
        {charged.map(({ uuid, certificateSn, netFen }) => (
          <Disclosure key={uuid} title={words.ofEndorsement(certificateSn, formatFen(netFen))} level={3}>
            <OneInvoice
              invoiceKey={{ policyUuid: orderSn, orderType: 'endorsement', endorsementUuid: uuid }}
              rule={rule}
              onDone={invoices.ask}
            />
          </Disclosure>
        ))}
        {endorsements.error ? <CallFailure error={endorsements.error} onRetry={endorsements.ask} /> : null}
      </S.Stack>
    </Card>
  );
}

interface OneInvoiceProps {
  readonly invoiceKey: InvoiceKey;
  readonly rule: InvoiceRule;
  /** Called after an application or materials were sent. */
  readonly onDone: () => void;
}

function OneInvoice({ invoiceKey, rule, onDone }: OneInvoiceProps): ReactElement {
  const { data, error, isLoading, ask } = useInvoice(invoiceKey);
  return (
    <>
      {data ? (
        <InvoiceWorkbench
          key={`${data.invoice.id} ${data.invoice.status}`}
          invoiceKey={invoiceKey}
          known={data}
          rule={rule}
          onDone={() => {
            ask();
            onDone();
          }}
        />
      ) : null}
      {data || !error ? null : <CallFailure error={error} onRetry={ask} />}
      {isLoading ? <Skeleton lines={4} /> : null}
    </>
  );
}
