import type { Facts } from './facts/facts.ts';

/** How a user imports what the folder is named after. */
export function importLine({ name, group, exports }: Facts): string {
  const main = exports.filter((each) => each.name === name);
  const names = (main.length > 0 ? main : exports).map((each) => each.name);
  return `import { ${names.join(', ')} } from '@tuanbao/library/${group}/${name}';`;
}

/** How a host puts words of its own in place of a component's. */
export const replacementNote = ({ name, group, packs }: Facts): string =>
  packs.some(({ file }) => file.endsWith(`/${name}.messages.ts`))
    ? `Replace them for a part of the page: \`replaceMessages\` with the pack from \`@tuanbao/library/${group}/${name}/messages\`, given to \`TuanbaoProvider\`.`
    : 'These packs are shared: an embedder who replaces one (`replaceMessages`, given to `TuanbaoProvider`) replaces it for all components that use it.';
