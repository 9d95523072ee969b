import type { Facts } from './facts/facts.ts';

/**
 * The import statement for the export with the folder's name. If the folder has no such export, the statement imports
 * all its exports.
 */
export function importLine({ name, group, exports }: Facts): string {
  const main = exports.filter((each) => each.name === name);
  const names = (main.length > 0 ? main : exports).map((each) => each.name);
  return `import { ${names.join(', ')} } from '@tuanbao/library/${group}/${name}';`;
}

/** A note on how a host app replaces the messages of a component. */
export const replacementNote = ({ name, group, packs }: Facts): string =>
  packs.some(({ file }) => file.endsWith(`/${name}.messages.ts`))
    ? `Replace them for a part of the page: \`replaceMessages\` with the pack from \`@tuanbao/library/${group}/${name}/messages\`, given to \`TuanbaoProvider\`.`
    : 'These packs are shared: an embedder who replaces one (`replaceMessages`, given to `TuanbaoProvider`) replaces it for all components that use it.';
