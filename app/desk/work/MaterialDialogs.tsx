import { showToast } from '@tuanbao/library/components/Toast';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import {
  acceptMaterials,
  type materialsCheck,
  openMaterials,
  returnMaterials,
} from '../../contract/desk/work/decisions.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './materials.messages.ts';
import { useMaterialName } from './useMaterialName.ts';

/** Materials of an order or endorsement, as the desk shows them. */
export type ShownMaterials = ResponseOf<typeof materialsCheck>;

/** Response with the files of the materials. */
export type OpenedMaterials = ResponseOf<typeof openMaterials>;

export interface OpenMaterialsDialogProps {
  readonly check: ShownMaterials;
  /** Called with the files after the operator gave a reason. */
  readonly onOpen: (opened: OpenedMaterials) => void;
  readonly onClose: () => void;
}

/** Dialog with a field for the reason why the operator opens the files. */
export function OpenMaterialsDialog({ check, onOpen, onClose }: OpenMaterialsDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { kind, id } = check;
  return (
    <ActionDialog
      title={words.openTitle}
      verb={words.open}
      initialValues={{}}
      act={async (_, reason) => onOpen(await send(openMaterials, { kind, id, reason }))}
      onClose={onClose}
    >
      <p>{words.openText}</p>
    </ActionDialog>
  );
}

export interface MaterialsVerdictDialogProps {
  readonly check: ShownMaterials;
  /** Version of the order or endorsement that the operator has seen. */
  readonly version: string;
  /** Called when the verdict is stored. */
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

/** Dialog that accepts all materials of an order or endorsement. */
export function AcceptMaterialsDialog({ check, version, onDone, onClose }: MaterialsVerdictDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { kind, id } = check;
  return (
    <ActionDialog
      title={words.accept}
      verb={words.accept}
      initialValues={{}}
      act={async (_, reason) => {
        await send(acceptMaterials, { kind, id, version, reason });
        showToast({ tone: 'success', title: words.accepted });
        await onDone();
      }}
      onClose={onClose}
    >
      <p>{words.acceptText}</p>
    </ActionDialog>
  );
}

const isEmpty = (said: readonly string[]): boolean => said.every((each) => each.trim() === '');

/** Dialog that returns the materials for which the operator enters a message to the agent. */
export function ReturnMaterialsDialog({ check, version, onDone, onClose }: MaterialsVerdictDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const nameOf = useMaterialName();
  const { kind, id, materials } = check;
  return (
    <ActionDialog<{ readonly said: string[] }>
      title={words.giveBack}
      verb={words.giveBack}
      isDangerous
      initialValues={{ said: materials.map(() => '') }}
      validate={({ said }) => (isEmpty(said) ? { said: [words.wordsMissing] } : {})}
      act={async ({ said }, reason) => {
        const returned = materials
          .map(({ type }, index) => ({ type, words: (said[index] ?? '').trim() }))
          .filter((each) => each.words !== '');
        await send(returnMaterials, { kind, id, version, materials: returned, reason });
        showToast({ tone: 'success', title: words.returned });
        await onDone();
      }}
      onClose={onClose}
    >
      <p>{words.returnText}</p>
      {materials.map((material, index) => (
        <FormikTextField
          key={material.type}
          name={`said.${index}`}
          label={words.wordsOf(nameOf(material))}
          description={words.wordsHint}
          maxLength={500}
          isImmediate
        />
      ))}
    </ActionDialog>
  );
}
