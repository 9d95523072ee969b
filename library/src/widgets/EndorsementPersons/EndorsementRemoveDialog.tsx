import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import type { Person } from '../../domain/roster/person.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';
import { mostFound, personsFound } from './personsFound.ts';

export interface EndorsementRemoveDialogProps {
  /** Insured persons whom the user can choose. */
  insured: readonly Person[];
  /** Called with the persons whom the user has chosen to remove. */
  onTake: (originals: readonly Person[]) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** Dialog in which the user chooses the insured persons to remove. */
export function EndorsementRemoveDialog({ insured, onTake, onClose }: EndorsementRemoveDialogProps): ReactElement {
  const words = useMessages(messages);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const found = personsFound(insured, keyword);
  const toggle = (key: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  return (
    <Dialog
      isOpen
      title={words.removeTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.size === 0}
            onPress={() => onTake(insured.filter(({ key }) => chosen.has(key)))}
          >
            {words.removeChosen(chosen.size)}
          </Button>
        </>
      }
    >
      <S.Form>
        <SearchField label={words.find} placeholder={words.findHint} value={keyword} onChange={setKeyword} />
        <span role="status">{words.found(found.total, mostFound)}</span>
        {found.persons.map((person) => (
          <Checkbox
            key={person.key}
            isSelected={chosen.has(person.key)}
            onChange={(isChosen) => toggle(person.key, isChosen)}
          >
            {person.name} {person.idNo}
          </Checkbox>
        ))}
      </S.Form>
    </Dialog>
  );
}
