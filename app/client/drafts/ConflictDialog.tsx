import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../useObservable.ts';
import * as S from './ConflictDialog.styles.ts';
import type { OpenDraft } from './draftDesk.ts';
import { messages } from './drafts.messages.ts';

/** Somebody saved a newer draft in between: shows both and lets the reader choose. */
export function ConflictDialog({ draft }: { readonly draft: OpenDraft }): ReactElement | null {
  const words = useMessages(messages);
  const { theirs } = useObservable(draft.autosave);
  if (!theirs) return null;
  return (
    <Dialog
      role="alertdialog"
      title={words.conflictTitle}
      isOpen
      onOpenChange={() => undefined}
      isKeyboardDismissDisabled
      footer={
        <>
          <Button onPress={() => draft.autosave.takeTheirs()}>{words.takeTheirs}</Button>
          <Button variant="primary" onPress={() => void draft.autosave.keepMine()}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {words.conflictText}
      <S.Versions>
        <Version title={words.mine} draft={draft.store.draft()} />
        <Version title={words.theirs(formatInstant(theirs.savedAt))} draft={theirs.draft} />
      </S.Versions>
    </Dialog>
  );
}

function Version({ title, draft }: { readonly title: string; readonly draft: OrderDraft }): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Version>
      <h3>{title}</h3>
      <DescriptionList
        items={[
          { term: words.group, description: draft.applicant.groupName || words.empty, isWide: true },
          { term: words.schemes, description: draft.schemes.length },
          { term: words.persons, description: draft.persons.length },
          { term: words.start, description: draft.startDate, isWide: true },
        ]}
      />
    </S.Version>
  );
}
