import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import { schemeFor } from '../../domain/endorsement/templateChanges.ts';
import { personProblems } from '../../domain/roster/checkPerson.ts';
import { normalisePerson } from '../../domain/roster/normalisePerson.ts';
import { emptyPerson, type NewPerson, type Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { personWords, wordOfCell } from '../../i18n/personWords.messages.ts';
import { rosterProblemMessages, rosterProblemText } from '../../i18n/rosterProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { EndorsementPersonFields } from './EndorsementPersonFields.tsx';
import { messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';
import { mostFound, personsFound } from './personsFound.ts';

export interface EndorsementPersonDialogProps {
  kind: 'add' | 'replace';
  /** The change that is edited; absent: a new one. */
  change?: Extract<PersonChange, { kind: 'add' | 'replace' }> | undefined;
  /** Who may be replaced. */
  insured: readonly Person[];
  context: RosterContext;
  onTake: (change: PersonChange) => void;
  onClose: () => void;
}

/** Fills in somebody who comes in, for a replacement beside the person who goes. */
export function EndorsementPersonDialog(props: EndorsementPersonDialogProps): ReactElement {
  const { kind, change, insured, context, onTake, onClose } = props;
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const sentences = useMessages(rosterProblemMessages);
  const [original, setOriginal] = useState<Person | null>(change?.kind === 'replace' ? change.original : null);
  const [person, setPerson] = useState<NewPerson>(change?.person ?? emptyPerson);
  const [hasAsked, setAsked] = useState(false);
  const complete = normalisePerson({ ...person, schemeId: schemeFor(person, original, context) }, context).person;
  const errors = personProblems(complete, context).filter(({ severity }) => severity === 'error');
  const problemOf = (field: string) => {
    const problem = hasAsked ? errors.find(({ path }) => path === field) : undefined;
    return problem ? (rosterProblemText(sentences, problem, complete.name) ?? undefined) : undefined;
  };
  const take = () => {
    setAsked(true);
    if (errors.length > 0) return;
    if (kind === 'add') onTake({ kind, person: complete });
    else if (original) onTake({ kind, original, person: complete });
  };
  return (
    <Dialog
      isOpen
      title={kinds[kind]}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" onPress={take}>
            {words.take}
          </Button>
        </>
      }
    >
      <S.Form>
        {kind === 'replace' ? (
          <Original
            insured={insured}
            value={original}
            onChange={setOriginal}
            problem={hasAsked && original === null ? words.chooseOriginal : undefined}
          />
        ) : null}
        <EndorsementPersonFields
          legend={kind === 'replace' ? words.newcomer : words.added}
          value={person}
          derived={complete}
          context={context}
          onChange={setPerson}
          problemOf={problemOf}
        />
      </S.Form>
    </Dialog>
  );
}

interface OriginalProps {
  readonly insured: readonly Person[];
  readonly value: Person | null;
  readonly onChange: (person: Person | null) => void;
  readonly problem: string | undefined;
}

/** The person who goes: found by name or number, then shown with every field. */
function Original({ insured, value, onChange, problem }: OriginalProps): ReactElement {
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
    <S.Fieldset>
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
