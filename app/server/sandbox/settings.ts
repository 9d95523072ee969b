import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type Clock, shiftedClock, systemClock } from '@tuanbao/library/domain/calendar/clock';
import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';

import type { Keyring } from '../platform/encryption/keyring.ts';
import type { Database } from '../tables/database.ts';
import { addSetting, settingOf, writeSetting } from './settingsRepository.ts';

/** Settings of the sandbox. They are stored in the database, so they stay the same after a restart. */
export interface SandboxSettings {
  read(name: string): Promise<string | null>;
  write(name: string, value: string): Promise<void>;
  /**
   * Stores a value if the setting has no value yet. Returns the stored value. If several instances of the server start
   * at the same time, all of them get the same value.
   */
  keep(name: string, value: string): Promise<string>;
}

export function sandboxSettings(database: Database, keyring: Keyring): SandboxSettings {
  const sealed = (value: string) => keyring.seal('sandbox.setting', value);
  const read = async (name: string) => {
    const found = await settingOf(database, name);
    return found ? keyring.open('sandbox.setting', found) : null;
  };
  return {
    read,
    write: (name, value) => writeSetting(database, name, sealed(value)),
    async keep(name, value) {
      await addSetting(database, name, sealed(value));
      return (await read(name)) ?? value;
    },
  };
}

const cashierKeyName = 'cashier.privateKey';

/** The private key with which the sandbox's cashier signs. It is created when the sandbox starts for the first time. */
export async function cashierKey(settings: SandboxSettings): Promise<KeyObject> {
  const stored = await settings.read(cashierKeyName);
  if (stored !== null) return createPrivateKey(stored);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return createPrivateKey(
    await settings.keep(cashierKeyName, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  );
}

const offsetName = 'clock.offsetMs';
const dayMs = 86_400_000;

/** A clock whose time can be changed by an offset. The offset stays the same after a restart. */
export interface SandboxClock extends Clock {
  moveBy(ms: number): Promise<void>;
  /** Changes the date of the clock to `day`. The time of day stays the same. */
  moveTo(day: CalendarDay): Promise<void>;
}

/** The clock of the sandbox. It shows the time of the clock `base` plus an offset that can be changed. */
export async function sandboxClock(settings: SandboxSettings, base: Clock = systemClock): Promise<SandboxClock> {
  let offsetMs = Number((await settings.read(offsetName)) ?? '0');
  const clock = shiftedClock(base, () => offsetMs);
  const moveBy = async (ms: number) => {
    offsetMs += ms;
    await settings.write(offsetName, String(offsetMs));
  };
  return { ...clock, moveBy, moveTo: (day) => moveBy(daysBetween(clock.today(), day) * dayMs) };
}
