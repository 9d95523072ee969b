import { showToast } from '@tuanbao/library/components/Toast';
import type { LeftOutKeeper } from '@tuanbao/library/domain/roster/import/leftOut';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useState } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { importsOf } from '../roster/importsOf.ts';
import { type TakenRoster, takeRoster } from '../roster/takeRoster.ts';
import { messages } from './application.messages.ts';

/** Code for importing and exporting a roster. It is downloaded when the user first imports or exports. */
export const loadRosterImport = () => import('@tuanbao/library/widgets/RosterImport');

export interface RosterFiles {
  /** Persons of all imports into this roster who weren't added to the roster because they had problems. */
  readonly leftOut: LeftOutKeeper;
  /** Adds an imported list of persons to the roster and shows how many persons changed. */
  readonly take: (persons: readonly NewPerson[]) => Promise<void>;
  readonly isExporting: boolean;
  /** Saves the roster as a file on the user's device. */
  readonly exportList: () => Promise<void>;
}

/** Returns the functions that import lists of persons into a roster and export the roster. */
export function useRosterFiles(roster: RosterStore): RosterFiles {
  const words = useMessages(messages);
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const [isExporting, setExporting] = useState(false);
  const imports = importsOf(roster);

  const tell = ({ added, updated, kept }: TakenRoster) => {
    const isPlain = updated === 0 && kept === 0;
    const title = isPlain ? words.imported(added) : words.merged(added, updated, kept);
    showToast({ tone: 'success', title, ...(isPlain ? {} : { timeoutMs: 8000 }) });
  };

  const take = async (persons: readonly NewPerson[]) => {
    const taken = await takeRoster(roster, persons, imports.lastImport());
    imports.noteImport(persons);
    tell(taken);
  };

  const exportList = async () => {
    setExporting(true);
    try {
      const { writeRosterFile, saveFile } = await loadRosterImport();
      saveFile(await writeRosterFile(roster.persons(), roster.context, locale), words.exportFile);
    } finally {
      setExporting(false);
    }
  };

  return { leftOut: imports.leftOut, take, isExporting, exportList };
}
