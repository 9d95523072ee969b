import type { InsurerHabits } from '../gateways/sandboxInsurer.ts';
import type { SandboxSettings } from './settings.ts';

/** Stores the automatic responses of the sandbox's insurer, so that they survive a restart. */
export interface HabitBook {
  readonly read: () => InsurerHabits;
  write(habits: InsurerHabits): Promise<void>;
}

const settingName = 'insurer.habits';

const usual: InsurerHabits = { verdict: 'accepted', issuing: 'issued' };

/** Loads the last chosen responses; by default the insurer accepts and issues. */
export async function insurerHabits(settings: SandboxSettings): Promise<HabitBook> {
  const stored = await settings.read(settingName);
  let habits = stored === null ? usual : (JSON.parse(stored) as InsurerHabits);
  return {
    read: () => habits,
    async write(chosen) {
      habits = chosen;
      await settings.write(settingName, JSON.stringify(chosen));
    },
  };
}
