import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import type { ReactElement } from 'react';

import { freezeClock } from '../../../.storybook/frozenClock.ts';
import type { StoryToRender } from '../everyStory.tsx';

freezeClock();

/** Returns the page of a story. Server and browser render the same page. */
export const storyPage = (story: StoryToRender): ReactElement => (
  <TuanbaoProvider locale="zh-CN" theme="light">
    {story.element()}
  </TuanbaoProvider>
);

/** Returns a prefix for the ids in a story, so that stories on the same page have different ids. */
export const prefixOf = (position: number): string => `story-${position}-`;

/** The server's output for a story: its HTML, or an error message. */
export type ServerAnswer = { readonly html: string } | { readonly error: string };
