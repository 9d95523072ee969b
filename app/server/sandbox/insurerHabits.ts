import type { InsurerHabits } from '../gateways/sandboxInsurer.ts';
import type { SandboxSettings } from './settings.ts';

/**
 * Stores the automatic responses of the sandbox's insurer. Because they are stored, they stay the same after a restart.
 */
export interface HabitBook {
  readonly read: () => InsurerHabits;
  write(habits: InsurerHabits): Promise<void>;
}

const settingName = 'insurer.habits';

const usual: InsurerHabits = { verdict: 'accepted', issuing: 'issued' };

/**
 * Loads the automatic responses that were last chosen. Before the first choice, the insurer accepts all applications
 * and issues all policies.
 */
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
