import { cdp } from 'vitest/browser';

/** A wish of the reader's system, as a media feature. */
export interface MediaFeature {
  readonly name: 'prefers-color-scheme' | 'prefers-contrast' | 'forced-colors';
  readonly value: string;
}

/** Lets Chromium behave as on a system with these wishes, and no others. */
export const emulateMedia = (...features: readonly MediaFeature[]): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
