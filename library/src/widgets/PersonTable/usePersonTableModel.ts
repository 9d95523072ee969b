import { useId, useMemo, useSyncExternalStore } from 'react';

import { socialSecurities } from '../../domain/enumeration/socialSecurity.ts';
import { ageOfPerson } from '../../domain/roster/ageOfPerson.ts';
import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import { maskedText } from '../../domain/roster/maskedText.ts';
import { type Person, type PersonField, personFields } from '../../domain/roster/person.ts';
import { acceptedIdTypes, asksForOccupation, isAsked } from '../../domain/roster/rosterContext.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { type PersonWords, personWords, wordOfCell } from '../../i18n/personWords.messages.ts';
import { rosterProblemMessages, rosterProblemText } from '../../i18n/rosterProblems.messages.ts';
import { useEveryMessages } from '../../i18n/useMessages.ts';
import { columnsOf, isPersonField, isTextColumn, type PersonColumn } from './personColumns.ts';
import { messages, type PersonTableMessages } from './PersonTable.messages.ts';
import type { CellOption, PersonTableModel } from './personTableModel.ts';

/** The schemes that a person can be assigned to. */
export type PersonTableSchemes = readonly { readonly id: string; readonly name: string }[];

function optionsIn(
  cells: PersonWords,
  schemes: PersonTableSchemes,
  idTypes: ReturnType<typeof acceptedIdTypes>,
): Partial<Record<PersonField, readonly CellOption[]>> {
  return {
    idType: idTypes.map((value) => ({ value, label: cells.idTypes[value] })),
    sex: (['male', 'female'] as const).map((value) => ({ value, label: cells.sexes[value] })),
    socialSecurity: socialSecurities.map((value) => ({ value, label: cells.socialSecurities[value] })),
    schemeId: schemes.map(({ id, name }) => ({ value: id, label: name })),
  };
}

const captionIn =
  (words: PersonTableMessages, cells: PersonWords, isKept: boolean) =>
  (column: PersonColumn): string => {
    if (isPersonField(column)) return cells.fields[column];
    if (column === 'age') return words.age;
    return column === 'row' ? (isKept ? words.number : words.choose) : words.operation;
  };

/**
 * Returns the parts of the context on which the columns and the options of cells depend. If only the day or the age
 * limits change, these parts stay the same.
 */
function useAskedParts(store: RosterStore) {
  const readIdTypes = () => acceptedIdTypes(store.context);
  const readHasOccupations = () => asksForOccupation(store.context);
  const readHasSocialSecurity = () => isAsked('socialSecurity', store.context);
  return {
    idTypes: useSyncExternalStore(store.subscribe, readIdTypes, readIdTypes),
    hasOccupations: useSyncExternalStore(store.subscribe, readHasOccupations, readHasOccupations),
    hasSocialSecurity: useSyncExternalStore(store.subscribe, readHasSocialSecurity, readHasSocialSecurity),
  };
}

/** Returns the model of the rows. As long as no part of it changes, the object stays the same. */
export function usePersonTableModel(
  store: RosterStore,
  schemes: PersonTableSchemes,
  isReadOnly: boolean,
  isMasked: boolean,
  changeable: readonly PersonField[] = personFields,
): PersonTableModel {
  const id = useId();
  const [words, cells, sentences] = useEveryMessages([messages, personWords, rosterProblemMessages]);
  const { idTypes, hasOccupations, hasSocialSecurity } = useAskedParts(store);
  const changeableNames = changeable.join();
  return useMemo(() => {
    const isFixed = isReadOnly || isMasked;
    const changed: ReadonlySet<string> = new Set(isFixed ? [] : changeableNames.split(','));
    const isKept = personFields.some((field) => !changed.has(field));
    const lists = optionsIn(cells, schemes, idTypes);
    const schemeNameOf = (schemeId: string) => schemes.find((scheme) => scheme.id === schemeId)?.name ?? '';
    const textOf = (column: PersonField | 'age', person: Person, shouldMask: boolean) => {
      if (column === 'age') return String(ageOfPerson(person, store.context) ?? '');
      if (column === 'schemeId') return schemeNameOf(person.schemeId);
      const text = wordOfCell(cells, column, person[column]);
      return shouldMask ? maskedText(column, text) : text;
    };
    return {
      store,
      words,
      id,
      isFixed,
      isKept,
      isMasked,
      isReadOnly,
      canChange: (column: PersonColumn | undefined): column is PersonField =>
        column !== undefined && changed.has(column),
      columns: columnsOf({ hasOccupations, hasSocialSecurity, isKept, isMasked, hasSchemes: schemes.length > 0 }),
      captionOf: captionIn(words, cells, isKept),
      schemeNameOf,
      textOf,
      sortTextOf: (column: PersonColumn, person: Person) => (isTextColumn(column) ? textOf(column, person, false) : ''),
      sentenceOf: (problem: PersonProblem) => {
        const sentence = rosterProblemText(sentences, problem) ?? problem.code;
        const first = problem.params['firstKey'];
        return typeof first === 'number' ? words.sameAsRow(sentence, store.positionOf(first) + 1) : sentence;
      },
      optionsOf: (field: PersonField) => lists[field] ?? null,
    };
  }, [
    store,
    idTypes,
    hasOccupations,
    hasSocialSecurity,
    schemes,
    isReadOnly,
    isMasked,
    changeableNames,
    id,
    words,
    cells,
    sentences,
  ]);
}
