import { occupationClasses } from '../../domain/occupation/occupationClass.ts';
import { type NewPerson, type PersonField, personFields } from '../../domain/roster/person.ts';
import {
  acceptedIdTypes,
  asksForOccupation,
  covers,
  isAsked,
  isDeclined,
  ratedClassOf,
  type RosterContext,
} from '../../domain/roster/rosterContext.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { type PersonWords, wordOfCell } from '../../i18n/personWords.messages.ts';
import { type RosterProblemMessages, rosterProblemText } from '../../i18n/rosterProblems.messages.ts';
import type { WrittenColumn, WrittenSheet } from '../../spreadsheet/writeWorkbook.ts';
import type { RosterImportMessages } from './RosterImport.messages.ts';

/** Texts that are written into the files. */
export interface RosterSheetWords {
  readonly cells: PersonWords;
  readonly files: RosterImportMessages;
  readonly problems: RosterProblemMessages;
}

const widths: Readonly<Partial<Record<PersonField, number>>> = {
  idType: 16,
  idNo: 24,
  birthday: 14,
  occupationName: 28,
};

/** Returns the fields that lists for a product contain. */
const fieldsOf = (context: RosterContext): readonly PersonField[] =>
  personFields.filter((field) => field !== 'schemeId' && isAsked(field, context));

function choicesOf(
  field: PersonField,
  context: RosterContext,
  { idTypes, sexes, socialSecurities }: PersonWords,
): readonly string[] {
  if (field === 'idType') return acceptedIdTypes(context).map((type) => idTypes[type]);
  if (field === 'sex') return [sexes.male, sexes.female];
  if (field === 'socialSecurity') return [socialSecurities.with, socialSecurities.without];
  if (field !== 'occupationClass') return [];
  return occupationClasses.filter((each) => covers(context, undefined, each)).map(String);
}

const columnsOf = (context: RosterContext, words: PersonWords): readonly WrittenColumn[] =>
  fieldsOf(context).map((field) => ({
    caption: words.fields[field],
    width: widths[field] ?? 12,
    choices: choicesOf(field, context, words),
  }));

const cellsOf = (person: NewPerson, context: RosterContext, words: PersonWords): readonly string[] =>
  fieldsOf(context).map((field) => wordOfCell(words, field, person[field]));

/** Returns the sheet with the occupations that the product insures. Users copy occupations from it. */
function occupationSheet(context: RosterContext, { cells, files }: RosterSheetWords): WrittenSheet {
  const { fields } = cells;
  const rows = context.occupations.leaves.flatMap(({ code, name }) => {
    const occupationClass = ratedClassOf(context, code);
    if (occupationClass === null || isDeclined(context, code) || !covers(context, undefined, occupationClass))
      return [];
    return [[code, name, occupationClass]];
  });
  return {
    name: files.occupationSheet,
    columns: [
      { caption: fields.occupationCode },
      { caption: fields.occupationName, width: 40 },
      { caption: fields.occupationClass },
    ],
    rows,
  };
}

/**
 * Returns the sheets of the template for a product. The first sheet has a text column for each field in `fieldsOf`;
 * some columns have drop-down lists. If the product uses occupations, a second sheet lists the insured occupations.
 */
export const templateSheets = (context: RosterContext, words: RosterSheetWords): readonly WrittenSheet[] => [
  { name: words.files.personSheet, columns: columnsOf(context, words.cells), rows: [] },
  ...(asksForOccupation(context) ? [occupationSheet(context, words)] : []),
];

/** Returns the sheets of a roster. The file can be imported again. */
export const personSheets = (
  persons: readonly NewPerson[],
  context: RosterContext,
  words: RosterSheetWords,
): readonly WrittenSheet[] => [
  {
    name: words.files.personSheet,
    columns: columnsOf(context, words.cells),
    rows: persons.map((person) => cellsOf(person, context, words.cells)),
  },
];

/** Returns the sheets of the persons who have errors. The last column contains the errors of each person. */
export function faultySheets(store: RosterStore, words: RosterSheetWords): readonly WrittenSheet[] {
  const { context } = store;
  const reasonsFor = (key: number, name: string) =>
    store
      .problemsOf(key)
      .filter(({ severity }) => severity === 'error')
      .map((problem) => {
        const field = personFields.find((each) => each === problem.path);
        const caption = field ? `${words.cells.fields[field]}：` : '';
        return caption + (rosterProblemText(words.problems, problem, name) ?? '');
      })
      .join('；');
  const rows = store.rowsWithProblems().flatMap((position) => {
    const person = store.personAt(position);
    return person ? [[...cellsOf(person, context, words.cells), reasonsFor(person.key, person.name)]] : [];
  });
  const columns = [...columnsOf(context, words.cells), { caption: words.files.reason, width: 60 }];
  return [{ name: words.files.personSheet, columns, rows }];
}
