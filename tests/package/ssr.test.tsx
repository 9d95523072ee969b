import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { freezeClock } from '../../.storybook/frozenClock.ts';
import { everyGallery, everyStory } from './everyStory.tsx';

// React logs warnings with `console.error`.
const complained = vi.spyOn(console, 'error');
let startClock: () => void;
beforeEach(() => {
  complained.mockClear();
  startClock = freezeClock();
});
afterEach(() => startClock());

const page = (element: ReactElement): ReactElement => <TuanbaoProvider theme="light">{element}</TuanbaoProvider>;

it('knows the stories', () => {
  expect(everyStory.length).toBeGreaterThan(100);
});

describe.each(everyStory)('$name', ({ element }) => {
  it('renders to a string on the server, without a warning', () => {
    expect(renderToString(page(element()))).toContain('data-theme="light"');
    expect(complained).not.toHaveBeenCalled();
  });
});

describe('a stream', () => {
  it.each(everyGallery)('carries $name', async ({ element }) => {
    const html = await new Promise<string>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page(element()), {
        onError: reject,
        onAllReady: () => {
          const stream = new PassThrough();
          pipe(stream);
          text(stream).then(resolve, reject);
        },
      });
    });
    expect(html).toContain('data-theme="light"');
    expect(complained).not.toHaveBeenCalled();
  });
});
