import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { saveFile } from '../../../client/platform/browser/saveFile.ts';
import { useServices } from '../../../client/platform/services/services.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import { exportPerson, type findPerson, showPerson } from '../../../contract/desk/oversight/persons.ts';
import { ActionDialog } from '../../action/ActionDialog.tsx';
import { messages } from './persons.messages.ts';

/** Unmasked data of a person. */
export type ShownPersonData = ResponseOf<typeof showPerson>;

/** An insured period of a person under an order. */
export type FoundCover = ResponseOf<typeof findPerson>['list'][number];

export interface PersonDialogProps {
  readonly cover: FoundCover;
  readonly action: 'show' | 'exportData';
  /** Called with the unmasked data of the person. */
  readonly onShow: (person: ShownPersonData) => void;
  readonly onClose: () => void;
}

/**
 * Dialog with a field for the reason. It loads the unmasked data of a person, or saves all data about the person as a
 * file.
 */
export function PersonDialog({ cover, action, onShow, onClose }: PersonDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { orderSn, personKey, sinceVersion } = cover;
  const act = async (_: object, reason: string) => {
    const person = { orderSn, personKey, sinceVersion, reason };
    if (action === 'show') return onShow(await send(showPerson, person));
    saveFile(await send(exportPerson, person));
    return showToast({ tone: 'success', title: words.exported });
  };
  return (
    <ActionDialog title={words[action]} verb={words[action]} initialValues={{}} act={act} onClose={onClose}>
      <p>{action === 'show' ? words.showText : words.exportText}</p>
    </ActionDialog>
  );
}

export interface ShownPersonProps {
  readonly person: ShownPersonData;
  readonly onClose: () => void;
}

/** Dialog with the unmasked data of a person. */
export function ShownPerson({ person, onClose }: ShownPersonProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Dialog
      title={words.show}
      size="small"
      isOpen
      isDismissable
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      <DescriptionList
        items={[
          { term: words.name, description: person.insuredName, isWide: true },
          { term: words.idNo, description: person.insuredIdNo, isWide: true },
          { term: words.birthday, description: person.insuredBirthday, isWide: true },
        ]}
      />
    </Dialog>
  );
}
