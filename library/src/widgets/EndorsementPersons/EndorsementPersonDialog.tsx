import { type ReactElement, useId, useRef, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import type { RecentChoices } from '../../components/Cascader/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../../components/ErrorSummary/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import type { Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { personWords, wordOfCell } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { EndorsementPersonFields } from './EndorsementPersonFields.tsx';
import { messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';
import { mostFound, personsFound } from './personsFound.ts';
import {
  type CheckOccupation,
  type EndorsementPersonState,
  type IncomingChange,
  useEndorsementPersonState,
} from './useEndorsementPersonState.ts';

export interface EndorsementPersonDialogProps {
  /** Kind of the change: `add` for an added person, `replace` for a person who replaces another person. */
  kind: IncomingChange['kind'];
  /** The change that the user edits; absent if the user enters a new change. */
  change?: IncomingChange | undefined;
  /** Insured persons whom the user can choose as the replaced person. */
  insured: readonly Person[];
  /** The product data and rules by which the person is checked. */
  context: RosterContext;
  /** Occupations that are offered first, because other persons of the employer have them. */
  recent: RecentChoices;
  /** Checks on the server if the policy accepts an occupation. @default only the rules of the product apply */
  checkOccupation?: CheckOccupation | undefined;
  /**
   * Called with the change that the user has entered. `isLast` is false if the user wants to enter another person next.
   */
  onTake: (change: PersonChange, isLast: boolean) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** Fields in the order in which the dialog shows them. */
const fieldOrder = [
  'name',
  'idType',
  'idNo',
  'sex',
  'birthday',
  'occupationCode',
  'occupationClass',
  'socialSecurity',
  'schemeId',
] as const;

/**
 * Returns the field that an error links to. The occupation class is chosen together with the occupation, so an error of
 * the class links to the occupation.
 */
const targetOf = (field: (typeof fieldOrder)[number]): string =>
  field === 'occupationClass' ? 'occupationCode' : field;

/** Returns the problems of the form as errors. Each error links to its field. */
const errorsIn = (
  { isOriginalMissing, problemOf }: EndorsementPersonState,
  id: string,
  chooseOriginal: string,
): readonly ErrorSummaryItem[] => [
  ...(isOriginalMissing ? [{ message: chooseOriginal, targetId: `${id}-original` }] : []),
  ...fieldOrder.flatMap((field) => {
    const message = problemOf(field);
    return message === undefined ? [] : [{ message, targetId: `${id}-${targetOf(field)}` }];
  }),
];

/**
 * Dialog with the form for a person who is added. If the person replaces another person, the form also contains the
 * field for the replaced person.
 */
export function EndorsementPersonDialog(props: EndorsementPersonDialogProps): ReactElement {
  const { kind, change, insured, context, recent, checkOccupation, onTake, onClose } = props;
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const state = useEndorsementPersonState(kind, change, context, checkOccupation);
  const nameRef = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = async (isLast: boolean) => {
    const taken = await state.take();
    if (taken === null) return;
    onTake(taken, isLast);
    if (isLast) return;
    state.next();
    nameRef.current?.focus();
  };
  return (
    <Dialog
      isOpen
      title={kinds[kind]}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Actions
          isPending={state.isPending}
          allowsNext={kind === 'add' && !change}
          onTake={(isLast) => void take(isLast)}
          onClose={onClose}
        />
      }
    >
      <S.Form>
        <ErrorSummary items={errorsIn(state, id, words.chooseOriginal)} refusals={state.refusals} />
        {kind === 'replace' ? (
          <Original
            id={`${id}-original`}
            insured={insured}
            value={state.original}
            onChange={state.chooseOriginal}
            problem={state.isOriginalMissing ? words.chooseOriginal : undefined}
          />
        ) : null}
        <EndorsementPersonFields
          id={id}
          legend={kind === 'replace' ? words.newcomer : words.added}
          value={state.person}
          derived={state.complete}
          context={context}
          recent={recent}
          onChange={state.fill}
          problemOf={state.problemOf}
          nameRef={nameRef}
        />
      </S.Form>
    </Dialog>
  );
}

interface ActionsProps {
  readonly isPending: boolean;
  readonly allowsNext: boolean;
  readonly onTake: (isLast: boolean) => void;
  readonly onClose: () => void;
}

function Actions({ isPending, allowsNext, onTake, onClose }: ActionsProps): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      <Button onPress={onClose}>{words.cancel}</Button>
      {allowsNext ? (
        <Button isPending={isPending} onPress={() => onTake(false)}>
          {words.takeAndNext}
        </Button>
      ) : null}
      <Button variant="primary" isPending={isPending} onPress={() => onTake(true)}>
        {words.take}
      </Button>
    </>
  );
}

interface OriginalProps {
  readonly id: string;
  readonly insured: readonly Person[];
  readonly value: Person | null;
  readonly onChange: (person: Person | null) => void;
  readonly problem: string | undefined;
}

/**
 * Field in which the user finds the replaced person by name or id number. After the choice, the data of the replaced
 * person are shown instead of the field.
 */
function Original({ id, insured, value, onChange, problem }: OriginalProps): ReactElement {
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const [keyword, setKeyword] = useState('');
  if (value)
    return (
      <S.Fieldset>
        <legend>{words.original}</legend>
        <DescriptionList
          items={(['name', 'idType', 'idNo', 'sex', 'birthday', 'occupationName', 'occupationClass'] as const).map(
            (field) => ({ term: cells.fields[field], description: wordOfCell(cells, field, value[field]) }),
          )}
        />
        <Button size="small" onPress={() => onChange(null)}>
          {words.otherOriginal}
        </Button>
      </S.Fieldset>
    );
  const found = personsFound(insured, keyword);
  return (
    <S.Fieldset id={id}>
      <legend>{words.original}</legend>
      <SearchField label={words.find} placeholder={words.findHint} value={keyword} onChange={setKeyword} />
      <span role="status">{words.found(found.total, mostFound)}</span>
      <RadioGroup
        aria-label={words.original}
        options={found.persons.map(({ key, name, idNo }) => ({ value: String(key), label: `${name} ${idNo}` }))}
        onChange={(key) => onChange(insured.find((each) => String(each.key) === key) ?? null)}
      />
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </S.Fieldset>
  );
}
