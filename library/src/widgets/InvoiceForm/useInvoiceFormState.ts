import type { Invoice, InvoiceReceiver } from '../../domain/invoice/invoice.ts';
import type { InvoiceField, InvoiceFieldRule, InvoiceTextField } from '../../domain/invoice/invoiceFieldRule.ts';
import {
  invoiceFields,
  invoiceFieldsIn,
  invoicePathOf,
  normaliseInvoice,
  withInvoiceText,
} from '../../domain/invoice/invoiceFields.ts';
import { invoiceMachine } from '../../domain/invoice/invoiceMachine.ts';
import type { InvoiceRule } from '../../domain/invoice/invoiceRule.ts';
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

export interface InvoiceFormState {
  readonly part: FormPart<Invoice>;
  /** True if no field can be changed, except perhaps the materials. */
  readonly isLocked: boolean;
  readonly shows: (field: InvoiceField) => boolean;
  /** Returns the fields of a section that are shown, in the order of the form. */
  readonly shownIn: (section: InvoiceFieldRule['section']) => readonly InvoiceField[];
  /** Returns the props for the control of a field. */
  readonly fieldOf: (field: InvoiceField) => FormField;
  readonly isRequired: (field: InvoiceField) => boolean;
  /**
   * Returns the props for the control of a material. While the insurer needs materials, they can be changed although
   * all other fields are locked.
   */
  readonly materialField: (path: string) => FormField;
  /**
   * Normalises a text that the user typed, and stores it. A tax id is converted to upper case; spaces are removed from
   * numbers.
   */
  readonly setText: (field: InvoiceTextField, text: string) => void;
  readonly setReceiver: (change: Partial<InvoiceReceiver>) => void;
}

/** Returns the parts of an application that the agent can change in the state of the invoice. */
export const editablePartsOf = ({ status }: Pick<Invoice, 'status'>): 'everything' | 'material' | 'nothing' => {
  if (isIn(invoiceMachine.sets.released, status)) return 'everything';
  return status === 'materialNeeded' ? 'material' : 'nothing';
};

/** Returns the state of the form: the value, the parts that can be changed, and functions that change them. */
export function useInvoiceFormState(props: SubjectFormProps<Invoice>, rule: InvoiceRule): InvoiceFormState {
  const words = useMessages(invoiceMessages);
  const { value, isReadOnly = false } = props;
  const editable = isReadOnly ? 'nothing' : editablePartsOf(value);
  const subjectSentenceOf = useSubjectSentences();
  const part = useFormPart({ ...props, isReadOnly: editable !== 'everything' }, invoiceFormId, {
    sentenceOf: (problem) => invoiceProblemText(words, problem) ?? subjectSentenceOf(problem),
  });
  const demandOf = (field: InvoiceField) => invoiceFields[field].demand(value.type, rule);
  const shows = (field: InvoiceField) => demandOf(field) !== 'hidden';

  return {
    part,
    isLocked: editable !== 'everything',
    shows,
    shownIn: (section) => invoiceFieldsIn(section).filter(shows),
    fieldOf: (field) => part.fieldOf(invoicePathOf(field)),
    isRequired: (field) => demandOf(field) === 'required',
    materialField: (path) => ({ ...part.fieldOf(path), isReadOnly: editable === 'nothing' }),
    setText(field, text) {
      part.set((latest) => {
        const { info, receiver } = normaliseInvoice(withInvoiceText(latest, field, text));
        return field.startsWith('receiver.') ? { receiver } : { info };
      });
    },
    setReceiver(change) {
      part.set((latest) => ({ receiver: { ...latest.receiver, ...change } }));
    },
  };
}
