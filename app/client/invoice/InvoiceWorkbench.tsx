import { Button } from '@tuanbao/library/components/Button';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Notice } from '@tuanbao/library/components/Notice';
import { TextField } from '@tuanbao/library/components/TextField';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import type { InvoiceRule } from '@tuanbao/library/domain/invoice/invoiceRule';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { editablePartsOf, InvoiceForm, InvoiceProgress } from '@tuanbao/library/widgets/InvoiceForm';
import { type ReactElement, useState } from 'react';

import type { InvoiceKey, InvoiceOfPolicy } from '../../contract/invoices.ts';
import { uploadWith } from '../data/upload.ts';
import { useBanks } from '../data/useBanks.ts';
import { useServices } from '../services.ts';
import { messages } from './invoice.messages.ts';
import * as S from './InvoiceWorkbench.styles.ts';
import { type InvoiceWork, useInvoiceWork } from './useInvoiceWork.ts';

export interface InvoiceWorkbenchProps {
  readonly invoiceKey: InvoiceKey;
  readonly known: InvoiceOfPolicy;
  readonly rule: InvoiceRule;
  /** Asks the server where the invoice stands. */
  readonly onDone: () => void;
}

/** Where an invoice stands, and its form as far as it may still be changed. */
export function InvoiceWorkbench({ invoiceKey, known, rule, onDone }: InvoiceWorkbenchProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const work = useInvoiceWork(invoiceKey, known, rule, onDone);
  const { invoice, invoiceNo, balanceFen } = known;
  const editable = editablePartsOf(invoice);
  const banks = useBanks(editable === 'everything' ? invoice.productId : '');
  const form = (
    <InvoiceForm
      value={work.invoice}
      onChange={work.change}
      rule={rule}
      balanceFen={balanceFen}
      banks={banks.data}
      problems={work.problems}
      shouldShowAllProblems={work.isRefused}
      upload={uploadWith(send)}
      onMailForm={(email) => void work.mailForm(email)}
    />
  );

  return (
    <S.Stack>
      <InvoiceProgress invoice={invoice} invoiceNo={invoiceNo} />
      <Difference known={known} />
      {invoice.type === 'ordinary' && (invoice.status === 'issued' || invoice.status === 'mailed') ? (
        <InvoiceMail work={work} />
      ) : null}
      {editable === 'nothing' ? <Disclosure title={words.details}>{form}</Disclosure> : form}
      {editable === 'nothing' ? null : (
        <S.Actions>
          <Button variant="primary" isPending={work.isPending} onPress={() => void work.submit()}>
            {editable === 'material'
              ? words.sendMaterial
              : invoice.status === 'failed'
                ? words.applyAgain
                : words.apply}
          </Button>
          {editable === 'everything' ? <Button onPress={work.reset}>{words.reset}</Button> : null}
        </S.Actions>
      )}
    </S.Stack>
  );
}

/** What an issued invoice lacks of the premium, or has too much of it, since endorsements changed it. */
function Difference({ known }: { readonly known: InvoiceOfPolicy }): ReactElement | null {
  const words = useMessages(messages);
  const { invoice, balanceFen } = known;
  const isIssued = invoice.status === 'issued' || invoice.status === 'mailed';
  const missingFen = balanceFen - (invoice.info.amountFen ?? 0);
  if (!isIssued || missingFen === 0) return null;
  return missingFen < 0 ? (
    <Notice tone="warning">{words.overdrawn(formatFen(-missingFen))}</Notice>
  ) : (
    <Notice>{words.remainder(formatFen(missingFen))}</Notice>
  );
}

function InvoiceMail({ work }: { readonly work: InvoiceWork }): ReactElement {
  const words = useMessages(messages);
  const [email, setEmail] = useState(work.invoice.receiver.email);
  const [isAsked, setAsked] = useState(false);
  const isWrong = emailProblems(email.trim()).length > 0;
  return (
    <S.Actions>
      <TextField
        label={words.mailbox}
        type="email"
        isRequired
        value={email}
        onChange={setEmail}
        errorMessage={isAsked && isWrong ? words.mailboxWrong : undefined}
      />
      <Button
        isPending={work.isPending}
        onPress={() => {
          setAsked(true);
          if (!isWrong) void work.mailInvoice(email.trim());
        }}
      >
        {words.mailInvoice}
      </Button>
    </S.Actions>
  );
}
