import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
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
  it.each(everyGallery)('carries $name with its styles', async ({ element }) => {
    const sheet = new ServerStyleSheet();
    const html = await new Promise<string>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(
        <StyleSheetManager sheet={sheet.instance}>{page(element())}</StyleSheetManager>,
        {
          onError: reject,
          onAllReady: () => {
            const stream = new PassThrough();
            pipe(stream);
            text(stream).then(resolve, reject);
          },
        },
      );
    });
    const styles = sheet.getStyleTags();
    sheet.seal();

    // A styled element has two classes. The rules in the style sheet use the second class.
    const styled = [...html.matchAll(/class="[^"]*\bsc-\S+ (\w+)/g)].map(([, name = '']) => name);
    expect(styled.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
    expect(html).toContain('data-theme="light"');
    expect(complained).not.toHaveBeenCalled();
  });
});
