import { expect, it } from 'vitest';

import { needsStorybook } from './needsStorybook.mjs';

it.each([
  [[]],
  [['--project', 'journeys']],
  [['--project=journeys', 'tests/journeys']],
  [['--project', 'unit', '--project', 'journeys']],
  [['--project', '!storybook']],
  [['tests/journeys/visualReview.test.ts']],
  [['tests/journeys/storybookDocs.test.ts']],
])('%j needs the built Storybook', (args) => {
  expect(needsStorybook(args)).toBe(true);
});

it.each([
  [['--project', 'unit']],
  [['--project=storybook']],
  [['--project', '!journeys']],
  [['--project', 'journeys', 'tests/journeys/mainJob.test.ts']],
  [['tests/domain']],
])('%j does without', (args) => {
  expect(needsStorybook(args)).toBe(false);
});
