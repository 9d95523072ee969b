import { showToast } from '@tuanbao/library/components/Toast';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import type { InvoiceRule } from '@tuanbao/library/domain/invoice/invoiceRule';
import { withDefaults } from '@tuanbao/library/domain/invoice/newInvoice';
import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { editablePartsOf } from '@tuanbao/library/widgets/InvoiceForm';

import {
  applyForInvoice,
  type InvoiceKey,
  type InvoiceOfPolicy,
  mailInvoiceMaterialForm,
  updateInvoiceMaterial,
} from '../../contract/invoices.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './invoice.messages.ts';

/** Functions for editing an application for an invoice: checks, values for a reset, and submission. */
export interface InvoiceWork {
  readonly problemsOf: (invoice: Invoice) => readonly Problem[];
  readonly isPending: boolean;
  /** Returns the values to which the user can reset the application. They come from the data of the policy. */
  readonly first: () => Invoice;
  /** Submits the application. If the invoice only lacks materials, submits the materials. */
  readonly submit: (invoice: Invoice) => Promise<void>;
  readonly mailForm: (emailAddress: string) => Promise<void>;
}

const isOfMaterial = ({ path }: Problem) => path.startsWith('material');

/** Returns the functions for one application for an invoice. */
export function useInvoiceWork(
  key: InvoiceKey,
  { invoice: saved, source, balanceFen }: InvoiceOfPolicy,
  rule: InvoiceRule,
  onDone: () => void,
): InvoiceWork {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const isMaterialDue = editablePartsOf(saved) === 'material';

  const doing = async (work: () => Promise<unknown>, title: string) => {
    if (!(await run(work))) return;
    showToast({ tone: 'success', title });
    onDone();
  };

  return {
    problemsOf(invoice) {
      const found = invoiceProblems(invoice, rule, balanceFen);
      return isMaterialDue ? found.filter(isOfMaterial) : found;
    },
    isPending,
    first() {
      const { id, status, showsSpecialInvoice, productId, policyUuid, orderType, endorsementUuid } = saved;
      const place = { id, status, showsSpecialInvoice, productId, policyUuid, orderType, endorsementUuid };
      return withDefaults({ ...emptyInvoice, ...place }, source);
    },
    submit: (invoice) =>
      isMaterialDue
        ? doing(() => send(updateInvoiceMaterial, { ...key, material: invoice.material }), words.materialSent)
        : doing(() => send(applyForInvoice, invoice), words.applied),
    mailForm: (emailAddress) =>
      doing(
        () => send(mailInvoiceMaterialForm, { policyUuid: key.policyUuid, emailAddress }),
        words.mailed(emailAddress),
      ),
  };
}
