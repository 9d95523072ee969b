import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { MagicString, type SourceMap } from 'magic-string';
import { normalizePath, type Plugin } from 'vite';

import { StyleModule } from './styleModule.ts';

const withClass = normalizePath(fileURLToPath(new URL('../src/foundation/withClass.ts', import.meta.url)));

/** Addresses of the style sheets: the path of the module with the templates, and `.css`. */
const sheetAddress = /\.styles\.ts\.css(?:\?|$)/;

interface StaticStylesOptions {
  /**
   * Name of one style sheet for the whole build, for example `styles.css`. The code then doesn't import style sheets.
   * @default a style sheet for each module, which the module imports
   */
  readonly sheet?: string;
  /**
   * Returns the name of a further style sheet for a page that uses only this entry. It has the styles of the modules
   * that the entry imports, also later. Undefined if the entry gets none. Only used with `sheet`.
   */
  readonly sheetOfEntry?: (entry: string) => string | undefined;
  /** Paths of entries whose styles every sheet of an entry has. */
  readonly inEverySheet?: readonly string[];
}

/**
 * Vite plugin that writes the templates of styled-components in `*.styles.ts` into style sheets, and sets class names
 * in their place. styled-components then isn't part of the build. All templates must be fixed texts.
 */
export function staticStyles({ sheet, sheetOfEntry, inEverySheet = [] }: StaticStylesOptions = {}): Plugin {
  let root = '';
  /** The modules with templates by their paths. */
  const modules = new Map<string, StyleModule>();

  return {
    name: 'tuanbao:static-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },

    resolveId: {
      filter: { id: sheetAddress },
      handler(address) {
        const path = address.replace(/^\/@fs/, '').replace(/^\0/, '');
        const isPath = existsSync(path.replace(/\.css(?:\?.*)?$/, ''));
        return { id: isPath ? path : normalizePath(join(root, path)), moduleSideEffects: true };
      },
    },

    load: {
      filter: { id: sheetAddress },
      handler(id) {
        const module = new StyleModule(id.replace(/\.css(?:\?.*)?$/, ''));
        const { css } = module;
        for (const file of module.files) this.addWatchFile(file);
        return css;
      },
    },

    transform: {
      filter: { id: /\.styles\.ts$/, code: /from 'styled-components'/ },
      handler(_code, id) {
        const module = new StyleModule(id);
        modules.set(id, module);
        for (const file of module.files) this.addWatchFile(file);
        return withoutTemplates(module, sheet === undefined && module.elements.length > 0 ? `import '${id}.css';` : '');
      },
    },

    generateBundle() {
      if (sheet === undefined) return;
      const importsOf = (id: string): readonly string[] => {
        const info = this.getModuleInfo(id);
        return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
      };
      const emitSheet = (fileName: string, ids: readonly string[]): void => {
        this.emitFile({ type: 'asset', fileName, source: `${ids.map((id) => modules.get(id)?.css ?? '').join('')}\n` });
      };

      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry).toSorted();
      const inOrder = importsFirst(entries, importsOf);
      const unreached = [...modules.keys()].filter((id) => !inOrder.includes(id));
      if (unreached.length > 0) this.error(`No entry imports the styles in ${unreached.join(', ')}`);
      emitSheet(sheet, inOrder);
      for (const entry of entries) {
        const name = sheetOfEntry?.(entry);
        if (name !== undefined) emitSheet(name, importsFirst([...inEverySheet, entry], importsOf));
      }
    },

    hotUpdate({ file, modules: changed }) {
      const sheets = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        ({ id }) =>
          id !== null && sheetAddress.test(id) && modules.get(id.replace(/\.css(?:\?.*)?$/, ''))?.files.has(file),
      );
      return sheets.length > 0 ? [...changed, ...sheets] : undefined;
    },
  };
}

/** Returns the module's code with class names in the place of the templates, and with a source map. */
function withoutTemplates(
  module: StyleModule,
  importOfSheet: string,
): { readonly code: string; readonly map: SourceMap } {
  const code = new MagicString(module.code);
  const { styledImport } = module;
  if (styledImport) {
    code.update(styledImport.start, styledImport.end, `import { withClass } from '${withClass}';`);
    // The sheet comes after the sheets of imported modules, so that an element overrides the element that it extends.
    code.appendLeft(module.importsEnd, importOfSheet);
  }
  for (const { template, target, className } of module.elements) {
    code.update(template.start, template.end, `/* @__PURE__ */ withClass(${target}, '${className}')`);
  }
  for (const { start, end } of module.parts) code.update(start, end, "''");
  return { code: code.toString(), map: code.generateMap({ hires: true }) };
}

/** Returns the modules so that each module comes after the modules that it imports. */
function importsFirst(entries: readonly string[], importsOf: (id: string) => readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const inOrder: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of importsOf(id)) visit(imported);
    inOrder.push(id);
  };
  for (const entry of entries) visit(entry);
  return inOrder;
}
