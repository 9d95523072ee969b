import type { Person } from '../../domain/roster/person.ts';
import type { CellRange } from './cellRange.ts';
import type { PersonTableModel } from './personTableModel.ts';

/** The persons in the rows of a block, in display order. */
export const personsIn = ({ store }: PersonTableModel, keys: readonly number[], range: CellRange): readonly Person[] =>
  keys.slice(range.top, range.bottom + 1).flatMap((key) => store.personOf(key) ?? []);
