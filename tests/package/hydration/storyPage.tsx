import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import type { ReactElement } from 'react';

import { freezeClock } from '../../../.storybook/frozenClock.ts';
import type { StoryToRender } from '../everyStory.tsx';

freezeClock();

/** A story as the server and the browser render it. */
export const storyPage = (story: StoryToRender): ReactElement => (
  <TuanbaoProvider locale="zh-CN" theme="light">
    {story.element()}
  </TuanbaoProvider>
);

/** Prefix for the ids of a story, so that they differ from those of other stories. */
export const prefixOf = (position: number): string => `story-${position}-`;

/** The server's output for a story: its HTML and style elements, or the error. */
export type ServerAnswer = { readonly html: string; readonly styles: string } | { readonly error: string };
