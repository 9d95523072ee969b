import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import { messages } from './conflict.messages.ts';
import * as S from './VersionChoice.styles.ts';

export interface VersionChoiceProps {
  /** Title of the dialog. @default a title that says that a draft was changed on another page or device */
  readonly title?: string;
  /** Instant (ISO 8601) at which the other version was saved. */
  readonly savedAt: string;
  /** Rows of the table. Each has the name of a field, its value on this page and its value in the other version. */
  readonly children: ReactNode;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/**
 * Dialog that asks which of two versions to keep, with a table of their differences. It stays open until the agent
 * chooses one.
 */
export function VersionChoice(props: VersionChoiceProps): ReactElement {
  const { title, savedAt, children, onTakeTheirs, onKeepMine } = props;
  const words = useMessages(messages);
  return (
    <Dialog
      role="alertdialog"
      title={title ?? words.conflictTitle}
      isOpen
      onOpenChange={() => undefined}
      isKeyboardDismissDisabled
      footer={
        <>
          <Button onPress={onTakeTheirs}>{words.takeTheirs}</Button>
          <Button variant="primary" onPress={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {words.conflictText}
      <S.Differences>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.mine}</th>
            <th scope="col">{words.theirs(formatInstant(savedAt))}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </S.Differences>
    </Dialog>
  );
}
