import type { Person } from '../../domain/roster/person.ts';
import type { CellRange } from './cellRange.ts';
import type { PersonTableModel } from './personTableModel.ts';

/** Returns the persons in the rows of a block, in the order in which they are shown. */
export const personsIn = ({ store }: PersonTableModel, keys: readonly number[], range: CellRange): readonly Person[] =>
  keys.slice(range.top, range.bottom + 1).flatMap((key) => store.personOf(key) ?? []);
