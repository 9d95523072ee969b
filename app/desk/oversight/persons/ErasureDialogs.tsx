import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Tag } from '@tuanbao/library/components/Tag';
import { showToast } from '@tuanbao/library/components/Toast';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../../client/platform/services/services.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import { askErasure, planErasure } from '../../../contract/desk/oversight/erasures.ts';
import { ActionDialog } from '../../action/ActionDialog.tsx';
import { messages } from './erasure.messages.ts';

type Place = ResponseOf<typeof planErasure>['places'][number];

/** Scope of an erasure, with the id number and the reason of the request. */
export interface ErasurePlan {
  readonly idNo: string;
  readonly reason: string;
  readonly places: readonly Place[];
}

export interface ErasureDialogProps {
  /** Called with the scope of the erasure, which the server has computed. */
  readonly onPlan: (plan: ErasurePlan) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for the id number of a person who is to be erased, and for the reason. Nothing is erased yet. */
export function ErasureDialog({ onPlan, onClose }: ErasureDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog<{ readonly idNo: string }>
      title={words.title}
      verb={words.plan}
      initialValues={{ idNo: '' }}
      validate={({ idNo }) => (idNo.trim() === '' ? { idNo: words.idNoMissing } : {})}
      act={async ({ idNo }, reason) => {
        const request = { idNo: idNo.trim(), reason };
        onPlan({ ...request, places: (await send(planErasure, request)).places });
      }}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <FormikTextField name="idNo" label={words.idNo} maxLength={40} autoComplete="off" isRequired isImmediate />
    </ActionDialog>
  );
}

export interface ErasurePlanDialogProps {
  readonly plan: ErasurePlan;
  readonly onClose: () => void;
}

/**
 * Dialog that shows which data are erased after the approval, and which data a rule keeps. The dialog requests the
 * approval of a second operator. If no data of the person are stored, the dialog says so and requests nothing.
 */
export function ErasurePlanDialog(props: ErasurePlanDialogProps): ReactElement {
  return props.plan.places.length === 0 ? <NothingDialog onClose={props.onClose} /> : <AskDialog {...props} />;
}

function NothingDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const words = useMessages(messages);
  return (
    <Dialog
      title={words.scope}
      size="small"
      isOpen
      isDismissable
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      <p>{words.none}</p>
    </Dialog>
  );
}

function useColumns(): readonly DataGridColumn<Place>[] {
  const words = useMessages(messages);
  return [
    {
      id: 'place',
      header: words.place,
      isRowHeader: true,
      cell: ({ place, rows }) => words.rows(words.places[place], rows),
    },
    { id: 'record', header: words.record, cell: ({ policySn, orderSn }) => policySn || orderSn || '—' },
    {
      id: 'fate',
      header: words.fate,
      cell: ({ rule, keptUntil }) =>
        rule === undefined ? (
          <Tag tone="danger">{words.now}</Tag>
        ) : (
          <span>
            <Tag>{keptUntil === '' ? words.kept : words.keptUntil(keptUntil)}</Tag> {words.rules[rule]}
          </span>
        ),
    },
  ];
}

function AskDialog({ plan: { idNo, reason, places }, onClose }: ErasurePlanDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const columns = useColumns();
  return (
    <ActionDialog
      title={words.scope}
      verb={words.ask}
      isDangerous
      asksReason={false}
      initialValues={{}}
      act={async () => {
        await send(askErasure, { idNo, reason });
        showToast({ tone: 'success', title: words.asked });
      }}
      onClose={onClose}
    >
      <p>{words.scopeText}</p>
      <DataGrid
        caption={words.scope}
        isCaptionHidden
        columns={columns}
        rows={places}
        rowKey={({ place, orderSn, rule = '', keptUntil }) => `${place} ${orderSn} ${rule} ${keptUntil}`}
      />
      {places.some(({ place }) => place === 'orderFiles' || place === 'workFiles') ? <p>{words.filesText}</p> : null}
      <p>{words.documentsText}</p>
      <p>{words.reason(reason)}</p>
    </ActionDialog>
  );
}
