import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { type LeftOutKeeper, type LeftOutPersons, listOf } from '../../domain/roster/import/leftOut.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

export interface RosterImportLeftOutProps {
  /** Stores the persons whom an earlier import left out. */
  keeper: LeftOutKeeper;
  /**
   * Called when the user wants to import the stored persons. The arguments are a list as text, and the name of the file
   * that the persons came from.
   */
  onGoOn: (list: string, fileName: string) => void;
}

/**
 * Offers to import the persons whom an earlier import left out. The offer is shown until the user imports or discards
 * the persons.
 */
export function RosterImportLeftOut({ keeper, onGoOn }: RosterImportLeftOutProps): ReactElement | null {
  const words = useMessages(messages);
  const { fields } = useMessages(personWords);
  const [waiting, setWaiting] = useState<LeftOutPersons | null>(() => keeper.recall());
  if (!waiting) return null;
  const { fileName, persons } = waiting;
  const drop = () => {
    keeper.keep(null);
    setWaiting(null);
  };
  return (
    <Notice tone="info" title={words.leftOutBefore(fileName, persons.length)}>
      <S.Actions>
        <Button size="small" onPress={() => onGoOn(listOf(persons, fields), fileName)}>
          {words.goOn}
        </Button>
        <Button size="small" variant="quiet" onPress={drop}>
          {words.drop}
        </Button>
      </S.Actions>
    </Notice>
  );
}
