import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

/** The persons that are imported: all persons, or only the persons without errors. */
export type TakenPersons = 'all' | 'good';

export interface RosterImportFooterProps {
  /** Number of all persons, and number of persons without errors; null until a list was read. */
  heads: { readonly all: number; readonly good: number } | null;
  /** True while a required column is missing. Nothing can be imported then. */
  isBlocked: boolean;
  /**
   * Imports the persons. Until the promise settles, no button can be pressed. If it rejects, a message is shown, and
   * the user can try again.
   */
  onTake: (which: TakenPersons) => Promise<void>;
  /** Called when the user wants to choose another file. */
  onOtherFile: () => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/**
 * Buttons of the dialog. They import all persons or only the persons without errors, choose another file, or close the
 * dialog.
 */
export function RosterImportFooter(props: RosterImportFooterProps): ReactElement {
  const { heads, isBlocked, onTake } = props;
  // The state is kept in this component, so that only the buttons render while the import runs.
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
