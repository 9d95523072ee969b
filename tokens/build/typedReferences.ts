import type { Plugin } from '@terrazzo/parser';

import type { RenamedToken } from '../src/renamedTokens.ts';
import { cssVariable, isBase, isBrandStep } from './cssVariable.ts';

/**
 * A typed reference to a token. The comment is the purpose of the token, or a note that the token was renamed. There
 * is no comment if the token's name is clear enough.
 */
export interface Reference {
  readonly id: string;
  readonly comment?: string | undefined;
}

interface Tree {
  readonly branches: Map<string, Tree>;
  readonly leaves: Map<string, Reference>;
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const emptyTree = (): Tree => ({ branches: new Map(), leaves: new Map() });

/** Returns the path of a token in the typed references: `color.text.on-accent` is written `color.text.onAccent`. */
const referenceOf = (id: string) => id.split('.').map(camelCase).join('.');

function treeOf(references: readonly Reference[]): Tree {
  const root = emptyTree();
  for (const reference of references) {
    const path = reference.id.split('.').map(camelCase);
    const leaf = path.pop() as string;
    let at = root;
    for (const key of path) {
      const next = at.branches.get(key) ?? emptyTree();
      at.branches.set(key, next);
      at = next;
    }
    at.leaves.set(leaf, reference);
  }
  return root;
}

/**
 * Returns the source text of an object literal, or of its type. `leaf` returns the text of one reference; `end` is the
 * character after each group.
 */
function written(tree: Tree, leaf: (key: string, reference: Reference) => string, end: string, indent = ''): string {
  const inner = `${indent}  `;
  const lines = [
    ...[...tree.leaves].map(([key, reference]) => leaf(key, reference).replaceAll(/^/gm, inner)),
    ...[...tree.branches].map(([key, branch]) => `${inner}${key}: ${written(branch, leaf, end, inner)}${end}`),
  ];
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/**
 * Returns the content of the file `tokens.js`: one export for each top-level group. Each reference is the string
 * `var(--tb-…)`.
 */
export const referencesOf = (references: readonly Reference[]): string =>
  [...treeOf(references).branches]
    .map(([name, tree]) => {
      const body = written(tree, (key, { id }) => `${key}: 'var(${cssVariable(id)})',`, ',');
      return `export const ${name} = /* @__PURE__ */ Object.freeze(${body});\n`;
    })
    .join('\n');

const typeLine = (key: string, { id, comment }: Reference) =>
  `${comment === undefined ? '' : `/** ${comment} */\n`}readonly ${key}: 'var(${cssVariable(id)})';`;

/**
 * Returns the content of the file `tokens.d.ts`. It has the structure of `tokens.js`; the types are the exact strings.
 */
export const referenceTypesOf = (references: readonly Reference[]): string =>
  [...treeOf(references).branches]
    .map(([name, tree]) => {
      const body = written(tree, typeLine, ';').replaceAll(/^(\s+)(\w+: \{)$/gm, '$1readonly $2');
      return `export declare const ${name}: ${body};\n`;
    })
    .join('\n');

/** Returns references with the old names of renamed tokens. */
export const deprecatedReferences = (renamed: readonly RenamedToken[]): readonly Reference[] =>
  renamed.map(({ old, new: name, since }) => ({
    id: old,
    comment: `@deprecated since ${since}: write \`${referenceOf(name)}\``,
  }));

/** Writes `tokens.js` and `tokens.d.ts`. The references are CSS variables, so CSS alone can switch the theme. */
export function typedReferences({ renamed }: { renamed: readonly RenamedToken[] }): Plugin {
  return {
    name: 'typed-references',
    // oxlint-disable-next-line require-await -- the plugin interface is asynchronous
    async build({ tokens, outputFile }) {
      const own = Object.values(tokens).filter(({ id }) => !isBase(id) && !isBrandStep(id));
      const references = [
        ...own.map(({ id, $description }) => ({ id, comment: $description })),
        ...deprecatedReferences(renamed),
      ];
      outputFile('tokens.js', referencesOf(references));
      outputFile('tokens.d.ts', referenceTypesOf(references));
    },
  };
}
