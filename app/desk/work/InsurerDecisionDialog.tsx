import { showToast } from '@tuanbao/library/components/Toast';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { type DecisionField, decisionFields } from '../../contract/desk/work/decisions.schema.ts';
import { decideInsurerWork, type insurerSubject } from '../../contract/desk/work/decisions.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './insurerWork.messages.ts';

/** Order, endorsement, surrender or invoice, with the decisions of the insurer that are possible now. */
export type ShownSubject = ResponseOf<typeof insurerSubject>;

/** A decision that an operator can record in the subject's current state. */
export type PossibleDecision = ShownSubject['decisions'][number];

export interface InsurerDecisionDialogProps {
  readonly subject: ShownSubject;
  readonly decision: PossibleDecision;
  /** Displayed name of the decision. */
  readonly name: string;
  /** Called when the decision is stored. */
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

const refusing = new Set(['declined', 'failed', 'rejected']);

type Effect = keyof (typeof messages)['zh-CN']['effects'];

const effects: ReadonlyMap<string, Effect> = new Map([
  ['order declined', 'money'],
  ['endorsement reviewPassed', 'inForce'],
  ['surrender accepted', 'ended'],
]);

const nothing: Readonly<Record<DecisionField, string>> = {
  words: '',
  policySn: '',
  certificateSn: '',
  invoiceNo: '',
  expressCompany: '',
  expressNumber: '',
};

/** Dialog that records a decision of the insurer. It has fields for the numbers or texts that the decision requires. */
export function InsurerDecisionDialog(props: InsurerDecisionDialogProps): ReactElement {
  const { subject, decision, name, onDone, onClose } = props;
  const words = useMessages(messages);
  const { send } = useServices();
  const { kind, id, version } = subject;
  const needed = decisionFields.filter((field) => decision.needs.includes(field));
  const effect = effects.get(`${kind} ${decision.decision}`);
  return (
    <ActionDialog<Readonly<Record<DecisionField, string>>>
      title={name}
      verb={name}
      isDangerous={refusing.has(decision.decision)}
      initialValues={nothing}
      validate={(values) =>
        Object.fromEntries(needed.filter((field) => values[field].trim() === '').map((field) => [field, words.missing]))
      }
      act={async (values, reason) => {
        const given = Object.fromEntries(
          Object.entries({ ...nothing, ...values }).map(([field, value]) => [field, value.trim()]),
        ) as Record<DecisionField, string>;
        await send(decideInsurerWork, { kind, id, version, decision: decision.decision, ...given, reason });
        showToast({ tone: 'success', title: words.done });
        await onDone();
      }}
      onClose={onClose}
    >
      <p>{words.decisionsHint}</p>
      {effect ? <p>{words.effects[effect]}</p> : null}
      {needed.map((field) =>
        field === 'words' ? (
          <FormikTextArea
            key={field}
            name={field}
            label={words.fields[field]}
            description={words.wordsHint}
            maxLength={500}
            isRequired
            isImmediate
          />
        ) : (
          <FormikTextField key={field} name={field} label={words.fields[field]} maxLength={60} isRequired isImmediate />
        ),
      )}
    </ActionDialog>
  );
}
