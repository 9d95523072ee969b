import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

import { failingLater } from '../browser/failingLater.ts';

const failed = new Set<() => void>();

/** After a failed download of a part, lets the next render of the part download it again. */
export function retryFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Returns a component whose code is downloaded when it is first rendered. With `React.lazy`, a failed download would
 * stay failed. Here, `retryFailedParts` makes it possible to download again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await failingLater(load) };
      } catch (error) {
        failed.add(() => {
          part = attempt();
        });
        throw error;
      }
    });
  let part = attempt();
  return (props: Props): ReactElement => createElement(part, props);
}

/**
 * Milliseconds in which a screen sends its first requests for data, including requests that need an earlier response.
 */
const firstRequestsMs = 300;

/**
 * Returns a component for a large part of a screen. Its code is downloaded soon after the code of the screen, even
 * before the part is rendered. The first requests for data are sent before the download: over HTTP/1.1 a browser sends
 * only six requests at a time, so the data would have to wait for the code.
 */
export function lazyAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let ahead: Promise<ComponentType<Props>> | null = null;
  let isWanted = false;
  setTimeout(() => {
    if (isWanted) return;
    ahead = load();
    ahead.catch(() => undefined); // The error boundary gets the failure from React.lazy.
  }, firstRequestsMs);
  return lazyPart(() => {
    isWanted = true;
    const loading = ahead ?? load();
    ahead = null;
    return loading;
  });
}
