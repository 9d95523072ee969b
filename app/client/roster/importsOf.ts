import type { LeftOutKeeper, LeftOutPersons } from '@tuanbao/library/domain/roster/import/leftOut';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterStore } from '@tuanbao/library/domain/roster/rosterStore';

/** Results of earlier imports into a roster. */
export interface RosterImports {
  /** Returns the persons of the last import. A cell with the same value wasn't edited manually. */
  readonly lastImport: () => readonly NewPerson[];
  readonly noteImport: (list: readonly NewPerson[]) => void;
  /** Persons who were left out because of their problems. */
  readonly leftOut: LeftOutKeeper;
}

const known = new WeakMap<RosterStore, RosterImports>();

/**
 * Returns the imports into a roster, while its draft is open in this visit. They contain names and numbers, so they are
 * kept in memory and never stored on the device. In a later visit, every difference between the roster and a list
 * counts as edited manually, so no edit is lost.
 */
export function importsOf(roster: RosterStore): RosterImports {
  const before = known.get(roster);
  if (before) return before;
  let waiting: LeftOutPersons | null = null;
  let last: readonly NewPerson[] = [];
  const imports: RosterImports = {
    lastImport: () => last,
    noteImport: (list) => {
      last = list;
    },
    leftOut: {
      recall: () => waiting,
      keep: (persons) => {
        waiting = persons;
      },
    },
  };
  known.set(roster, imports);
  return imports;
}
