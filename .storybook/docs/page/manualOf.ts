import { type ComponentType, lazy } from 'react';
import { facts } from 'virtual:manual-facts';

import type { Manual } from '../../../stories/manual/manual.ts';
import type { PicturePair } from '../../../stories/manual/picturePair.ts';
import type { Facts } from '../facts/facts.ts';

const manuals = import.meta.glob<Manual>('../../../stories/manual/*/manual.ts', { eager: true, import: 'manual' });
const sources = import.meta.glob<string>('../../../stories/manual/*/example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const loads = import.meta.glob<ComponentType>('../../../stories/manual/*/example.tsx', { import: 'Example' });
const examples = Object.fromEntries(
  Object.entries(loads).map(([file, load]) => [file, lazy(async () => ({ default: await load() }))]),
);

const pictures = import.meta.glob<readonly PicturePair[]>('../../../stories/manual/*/pictures.tsx', {
  eager: true,
  import: 'pictures',
});

const of = <Value>(files: Readonly<Record<string, Value>>, name: string, file: string): Value | undefined =>
  files[`../../../stories/manual/${name}/${file}`];

export interface LiveManual {
  readonly manual: Manual;
  readonly facts: Facts;
  readonly source: string;
  readonly Example: ComponentType;
  /** Pictures of good and bad use, in the order in which the manual describes them. */
  readonly pictures: readonly PicturePair[];
}

/** Names of all components and widgets with a page, in alphabetical order. */
export const pageNames = (): string[] => facts.map(({ name }) => name).filter((name) => manualOf(name) !== null);

/** The manual for a story title such as `Components/Button`; null when the story has no manual. */
export function manualOf(title: string): LiveManual | null {
  const name = title.split('/').at(-1) ?? '';
  const found = facts.find((each) => each.name === name);
  const manual = of(manuals, name, 'manual.ts');
  const source = of(sources, name, 'example.tsx');
  const Example = of<ComponentType>(examples, name, 'example.tsx');
  if (!found || !manual || !source || !Example) return null;
  return { manual, facts: found, source, Example, pictures: of(pictures, name, 'pictures.tsx') ?? [] };
}

const stories = Object.keys(import.meta.glob('../../../stories/{components,widgets}/*.{stories.tsx,mdx}'));

/** The address of the page of a component or widget; null for a name without a page. */
export function pageOf(name: string): string | null {
  const found = facts.find((each) => each.name === name);
  const hasPage = stories.some((file) => [`/${name}.stories.tsx`, `/${name}.mdx`].some((end) => file.endsWith(end)));
  return found && hasPage ? `./?path=/docs/${found.group}-${name.toLowerCase()}--docs` : null;
}
