import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manual } from '../../../stories/manual/manual.ts';
import type { Facts } from './facts.ts';
import { root } from './folders.ts';

/** A page of the manual: the hand-written text, the facts from the code, and the code of the example. */
export interface ManualPage {
  readonly manual: Manual;
  readonly facts: Facts;
  readonly example: string;
}

/** Folders that have no page, each with the reason. The components of these folders are never used alone. */
export const withoutPage: Readonly<Record<string, string>> = {
  FormParts: 'grid, address, files and lines of text that the forms of a writing screen are made of',
  Field: 'the label, hint and error around every field; they are met as props of the fields',
};

/**
 * True when a folder has a page: the folder exports a component and isn't listed in `withoutPage`. Hooks and rules are
 * described on the pages of the components that use them.
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
