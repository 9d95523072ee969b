import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

import { failingLater } from '../browser/failingLater.ts';

const failed = new Set<() => void>();

/** Makes each part whose download failed download again when it is next rendered. */
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
 * Returns a component for a large part of a screen. Its code is downloaded as soon as the code of the screen is loaded,
 * and not only when it is rendered. The screen loads its data at the same time.
 */
export function lazyAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let ahead: Promise<ComponentType<Props>> | null = load();
  ahead.catch(() => undefined); // The error boundary gets the failure from React.lazy.
  return lazyPart(() => {
    const loading = ahead ?? load();
    ahead = null;
    return loading;
  });
}
