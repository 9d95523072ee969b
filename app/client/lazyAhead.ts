import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * The heavy part of a screen, fetched as soon as the screen's own code is there and not only once it is rendered: the
 * screen asks for its data meanwhile.
 */
export function lazyAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loading = load().then((part) => ({ default: part }));
  loading.catch(() => undefined); // whoever renders it is told
  return lazy(() => loading);
}
