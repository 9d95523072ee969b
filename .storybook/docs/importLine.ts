import type { Facts } from './facts/facts.ts';

/** How a reader imports what the folder is named after. */
export function importLine({ name, group, exports }: Facts): string {
  const main = exports.filter((each) => each.name === name);
  const names = (main.length > 0 ? main : exports).map((each) => each.name);
  return `import { ${names.join(', ')} } from '@tuanbao/library/${group}/${name}';`;
}
