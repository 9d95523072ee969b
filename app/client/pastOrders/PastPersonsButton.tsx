import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { pastPersons } from '../../contract/history.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useServices } from '../platform/services/services.ts';
import { takeRoster } from '../roster/takeRoster.ts';
import { messages } from './pastOrders.messages.ts';

const Dialog = lazyPart(async () => (await import('./PastGroupsDialog.tsx')).PastGroupsDialog);

/**
 * Button that adds the persons of an existing order to the roster. Adding all these persons is one step that can be
 * undone. A person who is already in the roster isn't added again.
 */
export function PastPersonsButton({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const [isOpen, setOpen] = useState(false);
  const take = async ({ orderSn }: { readonly orderSn: string }) => {
    const schemes = store.read().schemes.map(({ id }) => id);
    const list = (await send(pastPersons, { orderSn })).map((past): NewPerson => {
      const { key: _, ...person } = past;
      return schemes.includes(person.schemeId) ? person : { ...person, schemeId: schemes[0] ?? '' };
    });
    if (list.length === 0) {
      showToast({ title: words.noPersons });
      return;
    }
    const { added, updated } = await takeRoster(store.roster, list, []);
    showToast({ tone: 'success', title: words.personsTaken(added, updated) });
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.pastPersons}</Button>
      {isOpen ? (
        <Suspense>
          <Dialog title={words.pastPersons} onTake={take} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
