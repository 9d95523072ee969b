import { cdp } from 'vitest/browser';

/** A preference of the user's system, as a media feature. */
export interface MediaFeature {
  readonly name: 'prefers-color-scheme' | 'prefers-contrast' | 'forced-colors';
  readonly value: string;
}

/** Makes Chromium behave as on a system with exactly these preferences. */
export const emulateMedia = (...features: readonly MediaFeature[]): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
