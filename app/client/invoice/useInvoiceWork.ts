import { type Refusals, useRefusals } from '@tuanbao/library/components/ErrorSummary';
import { showToast } from '@tuanbao/library/components/Toast';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import type { InvoiceRule } from '@tuanbao/library/domain/invoice/invoiceRule';
import { withDefaults } from '@tuanbao/library/domain/invoice/newInvoice';
import { hasErrors, type Problem } from '@tuanbao/library/domain/problem/problem';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { editablePartsOf } from '@tuanbao/library/widgets/InvoiceForm';
import { useState } from 'react';

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

/** An application in work, and what can be done with it. */
export interface InvoiceWork {
  readonly invoice: Invoice;
  readonly problems: readonly Problem[];
  /** Submits that were refused because of `problems`. */
  readonly refusals: Refusals;
  readonly isPending: boolean;
  readonly change: (invoice: Invoice) => void;
  readonly reset: () => void;
  /** Applies, or hands in the materials, as the state asks. */
  readonly submit: () => Promise<void>;
  readonly mailForm: (emailAddress: string) => Promise<void>;
}

const isOfMaterial = ({ path }: Problem) => path.startsWith('material');

/** Holds what is typed of an application until it is sent. */
export function useInvoiceWork(
  key: InvoiceKey,
  { invoice: saved, source, balanceFen }: InvoiceOfPolicy,
  rule: InvoiceRule,
  onDone: () => void,
): InvoiceWork {
  const words = useMessages(messages);
  const { send } = useServices();
  const [invoice, change] = useState(saved);
  const refusals = useRefusals();
  const { isPending, run } = useAction();
  const isMaterialDue = editablePartsOf(saved) === 'material';
  const found = invoiceProblems(invoice, rule, balanceFen);
  const problems = isMaterialDue ? found.filter(isOfMaterial) : found;

  const doing = async (work: () => Promise<unknown>, title: string) => {
    if (!(await run(work))) return;
    showToast({ tone: 'success', title });
    onDone();
  };

  return {
    invoice,
    problems,
    refusals,
    isPending,
    change,
    reset() {
      const { id, status, showsSpecialInvoice, productId, policyUuid, orderType, endorsementUuid } = saved;
      const place = { id, status, showsSpecialInvoice, productId, policyUuid, orderType, endorsementUuid };
      change(withDefaults({ ...emptyInvoice, ...place }, source));
      refusals.reset();
    },
    async submit() {
      if (hasErrors(problems)) return refusals.refuse();
      await (isMaterialDue
        ? doing(() => send(updateInvoiceMaterial, { ...key, material: invoice.material }), words.materialSent)
        : doing(() => send(applyForInvoice, invoice), words.applied));
    },
    mailForm: (emailAddress) =>
      doing(
        () => send(mailInvoiceMaterialForm, { policyUuid: key.policyUuid, emailAddress }),
        words.mailed(emailAddress),
      ),
  };
}
