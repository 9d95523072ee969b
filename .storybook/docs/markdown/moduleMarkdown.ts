import type { Facts, ModuleFact } from '../facts/facts.ts';
import { exportMarkdown, typeMarkdown } from './pageMarkdown.ts';
import { table } from './table.ts';

/** The modules of a group with all their names: types with members, functions with signatures. */
export const modulesMarkdown = (modules: readonly ModuleFact[], group: string): string =>
  modules
    .filter(({ path }) => path.startsWith(`${group}/`))
    .map(({ path, exports, types }) =>
      [
        `## ${path}`,
        `\`@tuanbao/library/${path}\``,
        ...types.map(typeMarkdown),
        ...exports.map((fact) => exportMarkdown(fact, false)),
      ].join('\n\n'),
    )
    .join('\n\n');

/** A row for each Formik binding: its name and its description. */
export const bindingRows = (
  modules: readonly ModuleFact[],
): readonly (readonly [name: string, description: string])[] =>
  modules
    .filter(({ path }) => path.startsWith('formik/'))
    .map(({ path, exports }) => {
      const name = path.replace('formik/', '');
      return [name, exports.find((each) => each.name === name)?.description ?? ''] as const;
    });

/** The Formik bindings as a Markdown table. */
export const bindingsMarkdown = (modules: readonly ModuleFact[]): string =>
  `${table(['Binding', 'What it does'], bindingRows(modules))}\n`;

interface HookRow {
  readonly name: string;
  readonly module: string;
  readonly signature: string;
  readonly description: string;
}

/** All exports of the shared modules, then the hooks and functions that the folders of components export. */
export const hookRows = (facts: readonly Facts[], modules: readonly ModuleFact[]): readonly HookRow[] => [
  ...modules
    .filter(({ path }) => /^(?:i18n|products)\//.test(path))
    .flatMap(({ path, exports }) => exports.map((each) => ({ ...each, module: path }))),
  ...facts.flatMap(({ group, name, exports }) =>
    exports
      .filter(({ kind }) => kind === 'hook' || kind === 'function')
      .map((each) => ({ ...each, module: `${group}/${name}` })),
  ),
];

/** The hooks and functions as a Markdown table. */
export const hooksMarkdown = (facts: readonly Facts[], modules: readonly ModuleFact[]): string =>
  `${table(
    ['Name', 'Import', 'Signature', 'What it does'],
    hookRows(facts, modules).map(({ name, module, signature, description }) => [
      `\`${name}\``,
      `\`@tuanbao/library/${module}\``,
      `\`${signature}\``,
      description,
    ]),
  )}\n`;
