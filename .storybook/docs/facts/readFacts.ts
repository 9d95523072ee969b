import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Facts, PackFact } from './facts.ts';
import { codeIn, type Folder, libraryFolders, root } from './folders.ts';
import { messageFacts } from './readMessages.ts';
import { statesIn } from './readStates.ts';
import { tokensIn } from './readTokens.ts';
import { openTypes } from './readTypes.ts';

/** Reads the facts about all components and widgets of the library from the code. */
export async function readFacts(): Promise<Facts[]> {
  const types = openTypes();
  try {
    const facts: Facts[] = [];
    for (const folder of libraryFolders()) {
      const { exports, types: named } = types.read(join(folder.path, 'index.ts'));
      facts.push({
        name: folder.name,
        group: folder.group,
        exports,
        types: named,
        tokens: tokensIn(stylesOf(folder)),
        states: statesIn(stylesOf(folder)),
        // oxlint-disable-next-line no-await-in-loop -- a handful of small modules
        packs: await packsOf(folder),
        uses: usedBy(folder),
      });
    }
    return facts;
  } finally {
    types.close();
  }
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

const styleImport = /import \{([^}]+)\} from '(\.\.\/(?:\.\.\/components\/)?\w+)\/\w+\.styles\.ts'/g;

/** Returns the text of a folder's styles, including the styles that the folder imports from another folder. */
function stylesOf({ path }: Folder): string {
  const styles = stylesIn(path);
  const taken = [...styles.matchAll(styleImport)].flatMap(([, names = '', folder = '']) => {
    const theirs = stylesIn(join(path, folder));
    return names.split(',').map((name) => styleIn(theirs, name.trim()));
  });
  return [styles, ...taken].join('\n');
}

const stylesIn = (path: string): string =>
  codeIn(path, /\.styles\.ts$/)
    .map(textOf)
    .join('\n');

/** Returns the CSS text of an exported mixin or styled element; empty if `styles` has no export with this name. */
const styleIn = (styles: string, name: string): string =>
  new RegExp(`export const ${name}\\b[^=]*= (?:css|styled\\.\\w+)\`([^\`]*)\``).exec(styles)?.[1] ?? '';

const ownImport = /from '\.\.\/(?:\.\.\/components\/)?([A-Z]\w*)\/(?:index|\w+\.styles)\.ts'/g;

const usedBy = ({ name, path }: Folder): string[] =>
  [...new Set(codeIn(path).flatMap((file) => [...textOf(file).matchAll(ownImport)].map((match) => match[1] ?? '')))]
    .filter((other) => other !== name)
    .toSorted();

const packImport = /from '((?:\.\/|\.\.\/\.\.\/i18n\/)\w+\.messages\.ts)'/g;

/**
 * Returns the message packs that the folder's code uses: first the folder's own packs, then the shared packs of `i18n`.
 */
async function packsOf({ path }: Folder): Promise<PackFact[]> {
  const files = new Set<string>(
    codeIn(path).flatMap((file) => [...textOf(file).matchAll(packImport)].map((match) => join(path, match[1] ?? ''))),
  );
  const packs = await Promise.all([...files].toSorted().toReversed().map(packsIn));
  return packs.flat();
}

async function packsIn(file: string): Promise<PackFact[]> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  return Object.values(module)
    .filter(isPack)
    .map((pack) => ({ file: relative(root, file), messages: messageFacts(pack) }));
}

const isPack = (value: unknown): value is Parameters<typeof messageFacts>[0] =>
  typeof value === 'object' && value !== null && 'zh-CN' in value && 'en-US' in value;
