import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manual } from '../../../stories/manual/manual.ts';
import type { Facts } from './facts.ts';
import { root } from './folders.ts';

/** A page of the manual: the hand-written text, the facts from the code, and the example that tests both. */
export interface ManualPage {
  readonly manual: Manual;
  readonly facts: Facts;
  readonly example: string;
}

/** Folders with components that users never use alone, each with the reason. */
export const withoutPage: Readonly<Record<string, string>> = {
  FormParts: 'grid, address, files and lines of text that the forms of a writing screen are made of',
  Field: 'the label, hint and error around every field; they are met as props of the fields',
};

/**
 * True when a folder has a page: it exports a component and isn't excepted. Hooks and rules are described with the
 * components that use them.
 */
export const hasPage = ({ name, exports }: Facts): boolean =>
  exports.some(({ kind }) => kind === 'component') && !Object.hasOwn(withoutPage, name);

export const manualFolder: string = join(root, 'stories/manual');

/** The hand-written part of a page with its example, read from `stories/manual/<Name>/`. */
export async function readManual(facts: Facts): Promise<ManualPage> {
  const folder = join(manualFolder, facts.name);
  const { manual } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'manual.ts')).href)) as {
    readonly manual: Manual;
  };
  return { manual, facts, example: readFileSync(join(folder, 'example.tsx'), 'utf8') };
}
