import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The imports of all modules of the stories: for each file, the files that it imports. Paths start at the root. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** The file that Storybook loads before each story. */
export const previewFile = '.storybook/preview.tsx';

/** Returns the paths of all files with stories. */
export const storyFiles = (): string[] =>
  globSync('stories/**/*.stories.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Returns the path of a module from the root; undefined for packages and virtual modules. */
function pathOf(id: string): string | undefined {
  const [file = ''] = id.split('?');
  const path = relative(root, file).replaceAll('\\', '/');
  return id.startsWith('\0') || path.startsWith('..') || path.includes('node_modules/') ? undefined : path;
}

/** Matches imports of packages, except our own. Packages change only with package-lock.json, so they aren't read. */
const isOfPackage = (id: string): boolean => /^(?!@tuanbao\/)[@a-z]/i.test(id) && !id.startsWith('data:');

/** Collects the imports that the bundler resolves. The preview's imports on demand are left out: only docs use them. */
function collector(graph: Map<string, string[]>): Plugin {
  return {
    name: 'module-graph',
    enforce: 'pre',
    resolveId(id, importer, { kind }) {
      const isOfDocs = kind === 'dynamic-import' && importer?.endsWith(previewFile);
      return importer && (isOfDocs || isOfPackage(id)) ? { id, external: true } : null;
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = pathOf(id);
        const found = file === undefined ? null : this.getModuleInfo(id);
        if (file === undefined || !found) continue;
        const imports = [...found.importedIds, ...found.dynamicallyImportedIds].flatMap((each) => pathOf(each) ?? []);
        graph.set(file, [...(graph.get(file) ?? []), ...imports]);
      }
    },
  };
}

/** Reads the imports of all stories with Storybook's own configuration of Vite. Writes no files. */
export async function moduleGraph(): Promise<ModuleGraph> {
  const graph = new Map<string, string[]>();
  await build({
    root,
    configFile: join(root, '.storybook/vite.config.ts'),
    logLevel: 'error',
    plugins: [collector(graph)],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: [previewFile, ...storyFiles()].map((file) => join(root, file)), treeshake: false },
    },
    worker: { plugins: () => [collector(graph)] },
  });
  return graph;
}
