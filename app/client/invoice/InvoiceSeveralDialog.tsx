import { Dialog } from '@tuanbao/library/components/Dialog';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { invoiceAmongSeveral } from '@tuanbao/library/domain/invoice/severalInvoices';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Formik } from 'formik';
import { type ReactElement, useEffect, useRef } from 'react';

import { applyForInvoice } from '../../contract/invoices.ts';
import { InTurnDialog, type RefusedEntry } from '../list/InTurnDialog.tsx';
import { useInTurn } from '../list/useInTurn.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './invoice.messages.ts';
import { type Invoiceable, invoicesOfOrders, isInsured, nameOfOrder } from './invoicesOfOrders.ts';
import { type KnownInvoice, knownInvoiceOf } from './knownInvoice.ts';

export interface InvoiceSeveralDialogProps {
  readonly orders: readonly OrderSummary[];
  /** Called when the dialog is closed, with the numbers of the orders for which the agent applied for an invoice. */
  readonly onClose: (applied: readonly string[]) => void;
}

const keyOf = ({ orderSn }: OrderSummary) => orderSn;

/**
 * Dialog that applies for an ordinary invoice for each selected order that can be invoiced. The amount of each invoice
 * is the part of the premium that isn't invoiced yet. The dialog first loads the invoices of the orders.
 */
export function InvoiceSeveralDialog({ orders, onClose }: InvoiceSeveralDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const insured = orders.filter(isInsured);
  const looks = useInTurn<OrderSummary, KnownInvoice>(keyOf, async (order) => ({
    state: 'done',
    result: await knownInvoiceOf(send, order),
  }));
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void looks.run(insured);
  });
  const isLooked = insured.length === 0 || (looks.outcomes.size > 0 && !looks.isRunning);
  if (!isLooked) {
    const { size } = looks.outcomes;
    return (
      <Dialog title={words.several} isOpen onOpenChange={() => onClose([])}>
        <ProgressBar label={words.checking(size, insured.length)} value={size} maxValue={insured.length} />
      </Dialog>
    );
  }
  return <Applications {...invoicesOfOrders(orders, looks.outcomes, words)} onClose={onClose} />;
}

interface ApplicationsProps extends Pick<InvoiceSeveralDialogProps, 'onClose'> {
  readonly invoiceable: readonly Invoiceable[];
  readonly refused: readonly RefusedEntry[];
}

interface Values {
  readonly email: string;
}

function Applications({ invoiceable, refused, onClose }: ApplicationsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const email = useRef('');
  const applications = useInTurn<OrderSummary, Fen>(keyOf, async (order) => {
    // The invoice is loaded again, so that no application is sent twice. An application that was sent before may have
    // arrived although its response was lost.
    const { known, rule } = await knownInvoiceOf(send, order);
    const application = invoiceAmongSeveral(known, rule, email.current);
    if (typeof application === 'string') return { state: 'failed', reason: words.notTogether[application] };
    await send(applyForInvoice, application, { noErrorMessage: true });
    return { state: 'done', result: known.balanceFen };
  });
  const applied = [...applications.outcomes].filter(([, { state }]) => state === 'done').map(([orderSn]) => orderSn);
  const totalFen = invoiceable.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const validate = (values: Values) =>
    emailProblems(values.email.trim()).length > 0 ? { email: words.mailboxWrong } : {};
  return (
    <Formik<Values>
      initialValues={{ email: invoiceable.map((each) => each.email).find(Boolean) ?? '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values) => {
        email.current = values.email.trim();
        await applications.run(invoiceable.map(({ order }) => order));
      }}
    >
      {({ submitForm }) => (
        <InTurnDialog
          title={words.several}
          entries={invoiceable.map(({ order }) => ({ key: order.orderSn, name: nameOfOrder(order) }))}
          refused={refused}
          progress={applications}
          resultOf={(amountFen) => words.appliedFor(formatFen(amountFen))}
          startLabel={words.applySeveral(invoiceable.length)}
          onStart={() => void submitForm()}
          onClose={() => onClose(applied)}
        >
          {invoiceable.length === 0 ? (
            <p>{words.noneToInvoice}</p>
          ) : (
            <>
              <p>{words.severalText(invoiceable.length, formatFen(totalFen))}</p>
              <FormikTextField
                name="email"
                label={words.severalMailbox}
                type="email"
                autoComplete="email"
                isRequired
                isImmediate
              />
            </>
          )}
        </InTurnDialog>
      )}
    </Formik>
  );
}
