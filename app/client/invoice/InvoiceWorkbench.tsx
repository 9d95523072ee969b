import { Button } from '@tuanbao/library/components/Button';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { UploadScopeContext } from '@tuanbao/library/components/FileUpload';
import { Notice } from '@tuanbao/library/components/Notice';
import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { isIssued } from '@tuanbao/library/domain/invoice/invoiceMachine';
import type { InvoiceRule } from '@tuanbao/library/domain/invoice/invoiceRule';
import { furtherInvoice } from '@tuanbao/library/domain/invoice/newInvoice';
import { FormikErrorSummary } from '@tuanbao/library/formik/FormikErrorSummary';
import { FormikInvoiceForm } from '@tuanbao/library/formik/FormikInvoiceForm';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { editablePartsOf, InvoiceProgress, useInvoiceErrors } from '@tuanbao/library/widgets/InvoiceForm';
import { Form, Formik, useFormikContext } from 'formik';
import { type ReactElement, useId, useState } from 'react';

import type { InvoiceKey, InvoiceOfPolicy } from '../../contract/invoices.ts';
import { useBanks } from '../data/useBanks.ts';
import { uploadWith } from '../files/upload.ts';
import { useUploadWait } from '../files/useUploadWait.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './invoice.messages.ts';
import * as S from './InvoiceWorkbench.styles.ts';
import { type InvoiceWork, useInvoiceWork } from './useInvoiceWork.ts';

export interface InvoiceWorkbenchProps {
  readonly invoiceKey: InvoiceKey;
  readonly known: InvoiceOfPolicy;
  readonly rule: InvoiceRule;
  /** Loads the state of the invoice again. */
  readonly onDone: () => void;
}

/**
 * Shows the state of an invoice and the form of the application. While the invoice can't be changed, the form is
 * collapsed. If the invoice is issued and a part of the premium isn't invoiced yet, a button starts the application for
 * another invoice. If nothing can be invoiced, only a notice is shown.
 */
export function InvoiceWorkbench(props: InvoiceWorkbenchProps): ReactElement {
  const { known } = props;
  const words = useMessages(messages);
  const [isFurther, setFurther] = useState(false);
  const { invoice, source, balanceFen } = known;
  if (isFurther) {
    const further: InvoiceOfPolicy = {
      ...known,
      invoice: furtherInvoice(invoice, balanceFen),
      source: { ...source, mergedAmountFen: balanceFen },
      invoiceNo: '',
    };
    return <InvoiceApplication {...props} known={further} onCancel={() => setFurther(false)} />;
  }
  if (invoice.status === 'none' && balanceFen === 0) return <Notice>{words.nothingLeft}</Notice>;
  return (
    <S.Stack>
      <InvoiceApplication {...props} />
      {isIssued(invoice.status) && balanceFen > 0 ? (
        <Notice
          action={
            <Button size="small" onPress={() => setFurther(true)}>
              {words.applyForRemainder}
            </Button>
          }
        >
          {words.remainder(formatFen(balanceFen))}
        </Notice>
      ) : null}
    </S.Stack>
  );
}

interface InvoiceApplicationProps extends InvoiceWorkbenchProps {
  /** Cancels the application for another invoice before it is sent. Absent in the application for the first invoice. */
  readonly onCancel?: () => void;
}

interface InvoiceValues {
  readonly invoice: Invoice;
}

function InvoiceApplication({ invoiceKey, known, rule, onDone, onCancel }: InvoiceApplicationProps): ReactElement {
  const work = useInvoiceWork(invoiceKey, known, rule, onDone);
  return (
    <Formik<InvoiceValues> initialValues={{ invoice: known.invoice }} onSubmit={({ invoice }) => work.submit(invoice)}>
      <InvoiceFields known={known} rule={rule} work={work} onCancel={onCancel} />
    </Formik>
  );
}

interface InvoiceFieldsProps extends Pick<InvoiceApplicationProps, 'known' | 'rule'> {
  readonly work: InvoiceWork;
  readonly onCancel: (() => void) | undefined;
}

function InvoiceFields({ known, rule, work, onCancel }: InvoiceFieldsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { values, submitForm, resetForm } = useFormikContext<InvoiceValues>();
  const id = useId();
  const { scope, isOver } = useUploadWait();
  const errors = useInvoiceErrors(work.problemsOf(values.invoice), id);
  const { invoice, invoiceNo, balanceFen } = known;
  const editable = editablePartsOf(invoice);
  const banks = useBanks(editable === 'everything' ? invoice.productId : '');
  const form = (
    <UploadScopeContext.Provider value={scope}>
      <FormikInvoiceForm
        id={id}
        name="invoice"
        problemsOf={work.problemsOf}
        rule={rule}
        balanceFen={balanceFen}
        banks={banks.data}
        upload={uploadWith(send)}
        onMailForm={(email) => void work.mailForm(email)}
      />
    </UploadScopeContext.Provider>
  );

  return (
    <S.Stack as={Form} noValidate>
      <InvoiceProgress invoice={invoice} invoiceNo={invoiceNo} />
      <FormikErrorSummary items={errors} />
      {editable === 'nothing' ? <Disclosure title={words.details}>{form}</Disclosure> : form}
      {editable === 'nothing' ? null : (
        <S.Actions>
          <Button variant="primary" isPending={work.isPending} onPress={() => isOver() && void submitForm()}>
            {editable === 'material'
              ? words.sendMaterial
              : invoice.status === 'failed'
                ? words.applyAgain
                : words.apply}
          </Button>
          {editable === 'everything' ? (
            <Button onPress={() => resetForm({ values: { invoice: work.first() } })}>{words.reset}</Button>
          ) : null}
          {onCancel ? <Button onPress={onCancel}>{words.cancel}</Button> : null}
        </S.Actions>
      )}
    </S.Stack>
  );
}
