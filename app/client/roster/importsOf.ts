import type { LeftOutKeeper, LeftOutPersons } from '@tuanbao/library/domain/roster/import/leftOut';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterStore } from '@tuanbao/library/domain/roster/rosterStore';

/** Results of the imports into a roster in this visit. */
export interface RosterImports {
  /**
   * Returns the persons of the last import. If a cell of the roster still has the value of the last import, it wasn't
   * edited by hand.
   */
  readonly lastImport: () => readonly NewPerson[];
  readonly noteImport: (list: readonly NewPerson[]) => void;
  /** Persons of all these imports who weren't added to the roster because they had problems. */
  readonly leftOut: LeftOutKeeper;
}

const known = new WeakMap<RosterStore, RosterImports>();

/**
 * Returns the results of the imports into a roster. The results exist while the draft of the roster is open in this
 * visit. Because they contain names and numbers, they are kept in memory and never stored on the device. After the
 * visit, the imports are unknown. Every difference between the roster and a list is then treated as edited by hand, so
 * that no edit is lost.
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
