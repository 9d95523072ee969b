import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { allowsSplit, type PairingContext, partnersOf } from '../../domain/endorsement/changePairs.ts';
import { nameIn, type PersonChange } from '../../domain/endorsement/personChange.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementPersons.messages.ts';

/** Action that the user can start for a change in the list. */
export type ChangeAction = 'edit' | 'join' | 'split' | 'takeBack';

export interface EndorsementChangeActionsProps {
  /** All changes of the endorsement. */
  readonly changes: readonly PersonChange[];
  /** Index of the change in `changes`. */
  readonly index: number;
  /** The rules for joining two changes into a replacement and for splitting a replacement. */
  readonly pairing: PairingContext;
  /** Called with the chosen action and the index of the change. */
  readonly onAction: (action: ChangeAction, index: number) => void;
}

/** Buttons in the row of a change. Only the actions that the change allows are shown. */
export function EndorsementChangeActions(props: EndorsementChangeActionsProps): ReactElement | null {
  const { changes, index, pairing, onAction } = props;
  const words = useMessages(messages);
  const change = changes[index];
  if (!change) return null;
  const name = nameIn(change);
  const button = (action: ChangeAction, label: string, accessibleName: string) => (
    <Button size="small" variant="quiet" aria-label={accessibleName} onPress={() => onAction(action, index)}>
      {label}
    </Button>
  );
  return (
    <>
      {change.kind === 'remove' ? null : button('edit', words.edit, words.editOf(name))}
      {partnersOf(changes, index, pairing).length > 0 ? button('join', words.join, words.joinOf(name)) : null}
      {allowsSplit(change, pairing) ? button('split', words.split, words.splitOf(name)) : null}
      {button('takeBack', words.takeBack, words.takeBackOf(name))}
    </>
  );
}
