import type { Plugin } from '@terrazzo/parser';

/** The CSS custom property of a token: `color.text.muted` is `--tb-color-text-muted`. */
export const cssVariable = (id: string): string => `--tb-${id.replaceAll('.', '-')}`;

type Tree = { [key: string]: Tree | string };

/**
 * Writes `tokens.js` and `tokens.d.ts`: one export a group, every leaf the string `var(--tb-…)`,
 * so that a theme is switched by CSS alone. Raw scales (`base.*`) stay inside this package.
 */
export function typedReferences(): Plugin {
  return {
    name: 'typed-references',
    // oxlint-disable-next-line require-await -- the plugin interface is asynchronous
    async build({ tokens, outputFile }) {
      const groups: Tree = {};
      for (const id of Object.keys(tokens)) {
        const path = id.split('.');
        if (path[0] === 'base') continue;
        const leaf = path.pop() as string;
        let at = groups;
        for (const key of path) at = (at[camelCase(key)] ??= {}) as Tree;
        at[camelCase(leaf)] = `var(${cssVariable(id)})`;
      }
      const entries = Object.entries(groups).map(([name, tree]) => [name, JSON.stringify(tree, null, 2)] as const);
      outputFile(
        'tokens.js',
        entries.map(([name, json]) => `export const ${name} = /* @__PURE__ */ Object.freeze(${json});\n`).join('\n'),
      );
      outputFile(
        'tokens.d.ts',
        entries.map(([name, json]) => `export declare const ${name}: ${readonlyTypeOf(json)};\n`).join('\n'),
      );
    },
  };
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const readonlyTypeOf = (json: string) => json.replaceAll(/^(\s*)"/gm, '$1readonly "').replaceAll(',\n', ';\n');
