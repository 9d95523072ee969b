import type { RosterImportHabits, RosterImportMemory } from '@tuanbao/library/domain/roster/import/habits';

const key = 'tuanbao.import-habits';

/**
 * Returns the column headings and words that are stored on the device. Null if nothing is stored or if the stored value
 * can't be read.
 */
function storedHabits(storage: Storage): RosterImportHabits | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<RosterImportHabits> | null;
    return stored?.captions && stored.words ? { captions: stored.captions, words: stored.words } : null;
  } catch {
    return null;
  }
}

/**
 * Returns a memory for the column headings and words that the user's lists contain. The headings and words are stored
 * on the device, so that the next import can use them. No personal data are stored.
 */
export const importMemoryIn = (storage: Storage): RosterImportMemory => ({
  recall: () => storedHabits(storage),
  remember(habits) {
    try {
      storage.setItem(key, JSON.stringify(habits));
    } catch (error) {
      // If the device refuses storage, the user is asked again at the next import.
      if (!(error instanceof DOMException)) throw error;
    }
  },
});
