import type { RosterImportHabits, RosterImportMemory } from '@tuanbao/library/domain/roster/import/habits';

const key = 'tuanbao.import-habits';

/** Returns the stored column headings and words; null when there are none or when they are invalid. */
function storedHabits(storage: Storage): RosterImportHabits | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<RosterImportHabits> | null;
    return stored?.captions && stored.words ? { captions: stored.captions, words: stored.words } : null;
  } catch {
    return null;
  }
}

/**
 * Returns a memory that stores the column headings and words of the user's lists on the device. No personal data are
 * stored.
 */
export const importMemoryIn = (storage: Storage): RosterImportMemory => ({
  recall: () => storedHabits(storage),
  remember(habits) {
    try {
      storage.setItem(key, JSON.stringify(habits));
    } catch (error) {
      // if the device refuses storage, the user is asked again next time
      if (!(error instanceof DOMException)) throw error;
    }
  },
});
