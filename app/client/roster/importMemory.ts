import type { RosterImportHabits, RosterImportMemory } from '@tuanbao/library/domain/roster/import/habits';

const key = 'tuanbao.import-habits';

/** The habits that a storage holds; null where there are none, or where what is there isn't ours. */
function storedHabits(storage: Storage): RosterImportHabits | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<RosterImportHabits> | null;
    return stored?.captions && stored.words ? { captions: stored.captions, words: stored.words } : null;
  } catch {
    return null;
  }
}

/** Keeps on the device how the user's lists are laid out: captions and words, nothing of a person. */
export const importMemoryIn = (storage: Storage): RosterImportMemory => ({
  recall: () => storedHabits(storage),
  remember(habits) {
    try {
      storage.setItem(key, JSON.stringify(habits));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // a device that refuses storage asks again next time
    }
  },
});
