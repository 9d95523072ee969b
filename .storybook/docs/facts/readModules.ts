import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ModuleFact } from './facts.ts';
import { root } from './folders.ts';
import { domainModules, sharedModules } from './moduleList.ts';
import { openTypes } from './readTypes.ts';

const formikModules = (): string[] =>
  readdirSync(join(root, 'library/src/formik'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `formik/${file.replace('.tsx', '')}`);

function fileOf(path: string): string {
  const file = join(root, 'library/src', `${path}.ts`);
  return existsSync(file) ? file : `${file}x`;
}

/** Reads the public names of the modules that belong to no component: domain, shared functions and Formik bindings. */
export function readModules(): ModuleFact[] {
  const types = openTypes();
  try {
    return [...domainModules, ...sharedModules, ...formikModules()].map((path) => ({
      path,
      ...types.read(fileOf(path)),
    }));
  } finally {
    types.close();
  }
}
