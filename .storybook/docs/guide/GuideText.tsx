import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ElementType, ReactElement } from 'react';

import { slugOfHeading } from '../markdown/slugOfHeading.ts';

// Elements that Storybook uses by default. They are given again below, because `overrides` replaces all of them.
const usual = { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx };

interface GuideTextProps {
  readonly children: string;
  /** Elements that the text contains besides Markdown, by name. @default none */
  readonly elements?: Readonly<Record<string, ElementType>>;
}

/**
 * Markdown of the guide. Unlike Storybook's block, it gives Chinese headings an id, which the table of contents needs.
 */
export function GuideText({ children, elements }: GuideTextProps): ReactElement {
  return <Markdown options={{ slugify: slugOfHeading, overrides: { ...usual, ...elements } }}>{children}</Markdown>;
}
