import { FormikNumberField } from '@tuanbao/library/formik/FormikNumberField';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { makeInvitation, productsByInvitation, withdrawInvitation } from '../../contract/desk/work/invitations.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './invitations.messages.ts';

export interface InviteDialogProps {
  /** Called with the link that the operator sends to the agent. */
  readonly onMade: (link: string) => void;
  readonly onClose: () => void;
}

const isDays = (days: number | null): days is number =>
  days !== null && Number.isInteger(days) && days >= 1 && days <= 365;

/** Dialog that creates an invitation to a product that is sold only by invitation. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const products = useQuestion(productsByInvitation, {}).data ?? [];
  const initialValues: { readonly productId: string; readonly days: number | null } = { productId: '', days: 30 };
  return (
    <ActionDialog
      title={words.make}
      verb={words.make}
      asksReason={false}
      initialValues={initialValues}
      validate={({ productId, days }) => ({
        ...(productId === '' && { productId: words.productMissing }),
        ...(!isDays(days) && { days: words.daysWrong }),
      })}
      act={async ({ productId, days }) => onMade((await send(makeInvitation, { productId, days: days ?? 0 })).link)}
      onClose={onClose}
    >
      <p>{words.makeText}</p>
      <FormikSelect
        name="productId"
        label={words.product}
        isRequired
        options={[
          { value: '', label: words.chooseProduct },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FormikNumberField name="days" label={words.days} minValue={1} maxValue={365} isRequired />
    </ActionDialog>
  );
}

export interface WithdrawDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Dialog that withdraws an invitation. Its link then stops working. */
export function WithdrawDialog({ id, onClose }: WithdrawDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={words.withdrawTitle}
      verb={words.withdraw}
      isDangerous
      asksReason={false}
      initialValues={{}}
      act={() => send(withdrawInvitation, { id })}
      onClose={onClose}
    >
      <p>{words.withdrawText}</p>
    </ActionDialog>
  );
}
