import type { Plugin } from 'vite';

import { readFacts } from './facts/readFacts.ts';
import { readModules } from './facts/readModules.ts';

const name = 'virtual:manual-facts';
const resolved = `\0${name}`;

const moduleText = async (): Promise<string> =>
  [
    `export const facts = ${JSON.stringify(await readFacts())};`,
    `export const modules = ${JSON.stringify(readModules())};`,
  ].join('\n');

/**
 * Provides the facts about the library's code to the pages of the manual. The facts are read again when the library
 * changes.
 */
export function manualPlugin(): Plugin {
  return {
    name: 'manual-facts',
    resolveId: (id) => (id === name ? resolved : null),
    load: async (id) => (id === resolved ? await moduleText() : null),
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(resolved);
      if (module && file.includes('/library/src/')) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}
