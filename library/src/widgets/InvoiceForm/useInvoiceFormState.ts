import type { Invoice, InvoiceInfo, InvoiceReceiver } from '../../domain/invoice/invoice.ts';
import { invoiceMachine } from '../../domain/invoice/invoiceMachine.ts';
import { normaliseInvoice } from '../../domain/invoice/invoiceProblems.ts';
import { invoiceDemands, type InvoiceField, type InvoiceRule } from '../../domain/invoice/invoiceRule.ts';
import { isIn } from '../../domain/machine/stateMachine.ts';
import { invoiceMessages, invoiceProblemText } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  type FormField,
  type FormPart,
  type SubjectFormProps,
  useFormPart,
  useSubjectSentences,
} from '../FormParts/index.ts';
import { invoiceFormId } from './useInvoiceErrors.ts';

/** Names of the fields of `InvoiceInfo` whose value is a text. */
export type InvoiceTextField = Exclude<keyof InvoiceInfo, 'amountFen' | 'taxpayerKind' | 'policySn'>;

/** Text fields of the receiver. */
export type ReceiverTextField = 'name' | 'mobile' | 'email' | 'address';

export interface InvoiceFormState {
  readonly part: FormPart<Invoice>;
  readonly shows: (field: InvoiceField) => boolean;
  readonly isRequired: (field: InvoiceField) => boolean;
  /** Props for the control of a material. Materials can still be changed when the other fields are locked. */
  readonly materialField: (path: string) => FormField;
  /** Normalises and stores a typed text: the tax id in upper case, numbers without spaces. */
  readonly setInfoText: (field: InvoiceTextField, text: string) => void;
  readonly setReceiverText: (field: ReceiverTextField, text: string) => void;
  readonly setReceiver: (change: Partial<InvoiceReceiver>) => void;
}

/** The parts of an application that the agent can change; the state of the invoice decides it. */
export const editablePartsOf = ({ status }: Pick<Invoice, 'status'>): 'everything' | 'material' | 'nothing' => {
  if (isIn(invoiceMachine.sets.released, status)) return 'everything';
  return status === 'materialNeeded' ? 'material' : 'nothing';
};

/** State of the form: value, editable parts, and functions that change it. */
export function useInvoiceFormState(props: SubjectFormProps<Invoice>, rule: InvoiceRule): InvoiceFormState {
  const words = useMessages(invoiceMessages);
  const { value, isReadOnly = false } = props;
  const editable = isReadOnly ? 'nothing' : editablePartsOf(value);
  const subjectSentenceOf = useSubjectSentences();
  const part = useFormPart({ ...props, isReadOnly: editable !== 'everything' }, invoiceFormId, {
    sentenceOf: (problem) => invoiceProblemText(words, problem) ?? subjectSentenceOf(problem),
  });
  const demands = invoiceDemands(value.type, rule);

  return {
    part,
    shows: (field) => demands[field] !== 'hidden',
    isRequired: (field) => demands[field] === 'required',
    materialField: (path) => ({ ...part.fieldOf(path), isReadOnly: editable === 'nothing' }),
    setInfoText(field, text) {
      part.set((latest) => ({ info: normaliseInvoice({ ...latest, info: { ...latest.info, [field]: text } }).info }));
    },
    setReceiverText(field, text) {
      part.set((latest) => {
        const receiver = { ...latest.receiver, [field]: text };
        return { receiver: normaliseInvoice({ ...latest, receiver }).receiver };
      });
    },
    setReceiver(change) {
      part.set((latest) => ({ receiver: { ...latest.receiver, ...change } }));
    },
  };
}
