import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import type { ReactElement } from 'react';

import { freezeClock } from '../../../.storybook/frozenClock.ts';
import type { StoryToRender } from '../everyStory.tsx';

freezeClock();

/** A story as server and browser render it. */
export const storyPage = (story: StoryToRender): ReactElement => (
  <TuanbaoProvider locale="zh-CN" theme="light">
    {story.element()}
  </TuanbaoProvider>
);

/** Keeps the ids of a story apart from those of the others. */
export const prefixOf = (position: number): string => `story-${position}-`;

/** What the server answers for a story: its HTML and style elements, or why there are none. */
export type ServerAnswer = { readonly html: string; readonly styles: string } | { readonly error: string };
