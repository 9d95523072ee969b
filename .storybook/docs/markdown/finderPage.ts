import type { Group } from '../facts/facts.ts';
import type { ManualPage } from '../facts/manuals.ts';

const titles: Readonly<Record<Group, string>> = { widgets: 'Widgets 业务组件', components: 'Components 基础组件' };

/** The heading of an entry. The search in the sidebar of Storybook finds each of its words. */
const headingOf = ({ facts, manual }: ManualPage): string =>
  [facts.name, manual.chinese.name, ...manual.synonyms].join(' ');

const entryOf = (page: ManualPage): string => `<Found name="${page.facts.name}">\n\n### ${headingOf(page)}\n\n</Found>`;

const sectionOf = (group: Group, pages: readonly ManualPage[]): string =>
  [`## ${titles[group]}`, ...pages.filter(({ facts }) => facts.group === group).map(entryOf)].join('\n\n');

/**
 * The file `FindWidget.mdx`: a heading for each component and widget, with its names and synonyms in Chinese and English.
 * The headings must be in the file itself, because Storybook reads them there for its search.
 */
export const finderPage = (
  pages: readonly ManualPage[],
): string => `import { Meta } from '@storybook/addon-docs/blocks';

import { Found, WidgetFinder } from '../../.storybook/docs/guide/WidgetFinder.tsx';

{/* Written by npm run llms from the files in stories/manual. */}

<Meta title="Guide/Find a widget" />

# Find a widget 查找组件

<WidgetFinder>

${sectionOf('widgets', pages)}

${sectionOf('components', pages)}

</WidgetFinder>
`;
