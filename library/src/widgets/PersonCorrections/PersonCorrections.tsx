import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useState, useSyncExternalStore } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { correctableFields, correctedBy, type Correction, correctionsIn } from '../../domain/roster/corrections.ts';
import type { RosterImportMemory } from '../../domain/roster/import/habits.ts';
import type { NewPerson, Person } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PersonTable } from '../PersonTable/index.ts';
import { RosterListImport, useRosterDownloads } from '../RosterImport/index.ts';
import { PersonCorrectionList } from './PersonCorrectionList.tsx';
import { messages } from './PersonCorrections.messages.ts';
import * as S from './PersonCorrections.styles.ts';

export interface PersonCorrectionsProps {
  /** The stored persons of the insurance order, in the sequence in which they are stored. */
  recorded: readonly Person[];
  /**
   * The roster in which the user makes the corrections. At first it contains the persons of `recorded`. Persons can't
   * be added or removed; only name, id, sex and birthday can change.
   */
  store: RosterStore;
  /** The schemes of the order. */
  schemes: readonly { readonly id: string; readonly name: string }[];
  /** Stores the meanings of columns and words that the user has chosen. @default the user is asked at each import */
  memory?: RosterImportMemory | undefined;
}

/** A list with corrections is read without schemes and without occupations, because these can't change. */
const identityOnly = { schemes: [], allowedClasses: '000000' } as const;

/** The result of applying a list with corrections that the user uploaded. */
interface Taken {
  readonly fileName: string;
  readonly persons: number;
  readonly unknown: number;
}

/**
 * Corrects the identity of persons in an order. The user edits the table; or the user downloads a list, corrects it and
 * uploads it again. All corrections are listed by person. The ref is the outermost element; its `focus()` focuses the
 * first invalid control, or the first control if none is invalid.
 */
export const PersonCorrections: ForwardRefExoticComponent<PersonCorrectionsProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, PersonCorrectionsProps>(function PersonCorrections(
    { recorded, store, schemes, memory },
    ref,
  ) {
    const root = useFocusRef(ref);
    const words = useMessages(messages);
    const current = useSyncExternalStore(store.subscribe, store.persons, store.persons);
    const corrections = correctionsIn(recorded, current);
    const downloads = useRosterDownloads(store.context);
    const [isMasked, setMasked] = useState(false);
    const [isReading, setReading] = useState(false);
    const [taken, setTaken] = useState<Taken | null>(null);

    const take = (list: readonly NewPerson[], fileName: string) => {
      const { changed, unknown } = correctedBy(store.persons(), list);
      store.change(changed);
      setTaken({ fileName, persons: changed.length, unknown });
      setReading(false);
    };
    const takeBack = ({ row, before }: Correction) => {
      const now = store.personAt(row - 1);
      if (now) store.change([{ ...now, ...cellsOf(before) }]);
    };

    return (
      <S.Root ref={root}>
        <p>{words.explanation}</p>
        <S.Bar>
          <Button onPress={() => void downloads.roster(store.persons(), words.downloadFile)}>{words.download}</Button>
          <Button onPress={() => setReading(true)}>{words.upload}</Button>
        </S.Bar>
        <TakenList taken={taken} onClose={() => setTaken(null)} />
        <PersonTable
          store={store}
          schemes={schemes}
          changeable={correctableFields}
          isMasked={isMasked}
          onMaskedChange={setMasked}
        />
        <p role="status">{corrections.length === 0 ? words.none : words.corrected(corrections.length)}</p>
        {corrections.length === 0 ? null : (
          <PersonCorrectionList corrections={corrections} isMasked={isMasked} onTakeBack={takeBack} />
        )}
        <Dialog size="large" title={words.upload} isOpen={isReading} onOpenChange={setReading}>
          <RosterListImport
            context={{ ...store.context, ...identityOnly }}
            takeLabel={words.take}
            onTake={take}
            memory={memory}
          />
        </Dialog>
      </S.Root>
    );
  });

const cellsOf = (person: Person): Partial<Person> =>
  Object.fromEntries(correctableFields.map((field) => [field, person[field]] as const));

function TakenList({ taken, onClose }: { readonly taken: Taken | null; readonly onClose: () => void }) {
  const words = useMessages(messages);
  if (!taken) return null;
  const { fileName, persons, unknown } = taken;
  return (
    <Notice
      tone={unknown > 0 ? 'warning' : 'success'}
      title={persons > 0 ? words.taken(fileName, persons) : words.nothingNew(fileName)}
      onClose={onClose}
    >
      {unknown > 0 ? words.unknown(unknown) : null}
    </Notice>
  );
}
