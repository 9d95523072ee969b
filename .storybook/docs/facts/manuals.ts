import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manual } from '../../../stories/manual/manual.ts';
import type { Facts } from './facts.ts';
import { root } from './folders.ts';

/** One page of the manual: what a person wrote, what the code says, and the example that both are tried by. */
export interface ManualPage {
  readonly manual: Manual;
  readonly facts: Facts;
  readonly example: string;
}

/** Folders that other components are made from and nobody meets alone, each with the reason. */
export const withoutPage: Readonly<Record<string, string>> = {
  ControlledValue: 'a hook that gives components their pair value / defaultValue; nothing is rendered',
  FormReset: 'a hook that brings fields back to their first value with their form; nothing is rendered',
  InputMethod: 'what keeps half-composed Chinese out of values and keys; nothing is rendered',
  TextDraft: 'a hook that keeps a text in its field until it is meant; nothing is rendered',
  Field: 'the label, hint and error around every field; they are met as props of the fields',
};

export const manualFolder: string = join(root, 'stories/manual');

/** The written part of a page with its example, read from `stories/manual/<Name>/`. */
export async function readManual(facts: Facts): Promise<ManualPage> {
  const folder = join(manualFolder, facts.name);
  const { manual } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'manual.ts')).href)) as {
    readonly manual: Manual;
  };
  return { manual, facts, example: readFileSync(join(folder, 'example.tsx'), 'utf8') };
}
