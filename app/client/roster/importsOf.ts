import type { LeftOutKeeper, LeftOutPersons } from '@tuanbao/library/domain/roster/import/leftOut';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterStore } from '@tuanbao/library/domain/roster/rosterStore';

/** Results of earlier imports into a roster. */
export interface RosterImports {
  /** Persons of the last import: cells that still hold it weren't edited by hand. */
  readonly lastImport: () => readonly NewPerson[];
  readonly noteImport: (list: readonly NewPerson[]) => void;
  /** Persons who were left out because of their problems. */
  readonly leftOut: LeftOutKeeper;
}

const known = new WeakMap<RosterStore, RosterImports>();

/**
 * The imports into a roster, for as long as its draft is open in this visit. They hold names and numbers, so they are kept
 * in memory alone: nothing of a person is written to the device. After a visit every difference between the roster and a
 * list that comes again counts as edited by hand, which loses nothing that anyone typed.
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
