import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

/** The persons of a list that are imported. */
export type TakenPersons = 'all' | 'good';

export interface RosterImportFooterProps {
  /** Number of persons; null before a list was read. */
  heads: { readonly all: number; readonly good: number } | null;
  /** True while a required column is missing: nothing can be imported yet. */
  isBlocked: boolean;
  /**
   * Imports the persons. The buttons are unavailable until it resolves; a rejection is shown and can be tried again.
   */
  onTake: (which: TakenPersons) => Promise<void>;
  /** Called when the user wants to choose another file. */
  onOtherFile: () => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** The actions on the list: import all persons or those without problems, choose another file, or close. */
export function RosterImportFooter(props: RosterImportFooterProps): ReactElement {
  const { heads, isBlocked, onTake } = props;
  // kept here: waiting renders only the buttons
  const [pending, setPending] = useState<TakenPersons | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const words = useMessages(messages);
  const take = async (which: TakenPersons) => {
    setPending(which);
    setFailed(false);
    try {
      await onTake(which);
    } catch {
      setFailed(true);
    } finally {
      setPending(null);
    }
  };
  const isPending = pending !== null;
  const button = (which: TakenPersons, label: string) => (
    <Button
      variant={which === 'all' ? 'primary' : 'secondary'}
      isPending={pending === which}
      isDisabled={isBlocked || (isPending && pending !== which)}
      onPress={() => void take(which)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {hasFailed ? (
        <S.Line>
          <Notice tone="danger" title={words.notTaken}>
            {words.tryAgain}
          </Notice>
        </S.Line>
      ) : null}
      {heads ? (
        <Button isDisabled={isPending} onPress={props.onOtherFile}>
          {words.otherFile}
        </Button>
      ) : null}
      <Button isDisabled={isPending} onPress={props.onClose}>
        {words.cancel}
      </Button>
      {heads && heads.good > 0 && heads.good < heads.all ? button('good', words.confirmGood(heads.good)) : null}
      {heads ? button('all', words.confirm(heads.all)) : null}
    </>
  );
}
