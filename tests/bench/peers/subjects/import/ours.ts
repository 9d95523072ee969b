import { exposeImport } from '@bench/import';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { personWords } from '@tuanbao/library/i18n/personWords.messages';

import { unpackedPersons } from '../../../../../library/src/widgets/RosterImport/packedPersons.ts';
import { createRosterFileReader } from '../../../../../library/src/widgets/RosterImport/rosterFileReader.ts';
import { rosterContext } from '../../../../../stories/fixtures/rosters.ts';

const captions = messagesIn(personWords, 'zh-CN').fields;
const context = { ...rosterContext, maxRows: 100_000 };

let onAnswer: Parameters<typeof createRosterFileReader>[0] = () => {};
// The dialog starts its worker before the user chooses a file. It also sends the worker the context for the checks.
const reader = createRosterFileReader((answer) => onAnswer(answer));
reader.expect(context);

const read = (content: ArrayBuffer) =>
  new Promise<{ people: readonly NewPerson[]; errors: number }>((resolve, reject) => {
    const people: NewPerson[] = [];
    onAnswer = (answer) => {
      if (answer.kind === 'persons') people.push(...unpackedPersons(answer.packed));
      else if (answer.kind === 'refused') reject(new Error(answer.problem.code));
      else if (answer.kind === 'done') resolve({ people, errors: answer.findings.faulty.length });
    };
    reader.send({ kind: 'open', content, context, captions, habits: null });
  });

exposeImport(
  'ours',
  async (file) => {
    const { people, errors } = await read(file);
    const [first, last] = [people[0], people.at(-1)];
    const result = { rows: people.length, errors, firstName: first?.name ?? '', lastId: last?.idNo ?? '' };
    return { result, people };
  },
  "the reader of RosterImport in its worker: every check of the roster's rules, persons as the page keeps them",
);
