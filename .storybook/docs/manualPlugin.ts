import type { Plugin } from 'vite';

import { readFacts } from './facts/readFacts.ts';

const name = 'virtual:manual-facts';
const resolved = `\0${name}`;

/**
 * Provides the facts about the library's code to the pages of the manual. The facts are read again when the library
 * changes.
 */
export function manualPlugin(): Plugin {
  return {
    name: 'manual-facts',
    resolveId: (id) => (id === name ? resolved : null),
    load: async (id) => (id === resolved ? `export const facts = ${JSON.stringify(await readFacts())};` : null),
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(resolved);
      if (module && file.includes('/library/src/')) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}
