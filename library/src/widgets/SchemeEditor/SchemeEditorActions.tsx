import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { PlusIcon } from '../../components/Icon/index.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import type { SchemeEditorState } from './useSchemeEditorState.ts';

export interface SchemeEditorActionsProps {
  /** State of the editor, with the functions that the buttons call. */
  state: SchemeEditorState;
  /** The selected scheme. The buttons for copying and removing work on it. */
  scheme: Scheme;
  /** True if the product allows several schemes. */
  allowsSeveral: boolean;
  /** True if there is more than one scheme. The only scheme of an order can't be removed. */
  canRemove: boolean;
}

/** Buttons beside the tabs. They add a scheme, copy the selected scheme, and remove the selected scheme. */
export function SchemeEditorActions(props: SchemeEditorActionsProps): ReactElement | null {
  const { state, scheme, allowsSeveral, canRemove } = props;
  const words = useMessages(messages);
  if (!allowsSeveral && !canRemove) return null;
  return (
    <>
      {allowsSeveral ? (
        <Button variant="quiet" size="small" onPress={state.add}>
          <PlusIcon />
          {words.add}
        </Button>
      ) : null}
      {allowsSeveral ? (
        <Button variant="quiet" size="small" onPress={() => state.copy(scheme)}>
          {words.copy}
        </Button>
      ) : null}
      {canRemove ? (
        <Button variant="quiet" size="small" onPress={() => state.remove(scheme)}>
          {words.remove}
        </Button>
      ) : null}
    </>
  );
}
