import type { ComponentType } from 'react';

/** Two live pictures: how a component is used well, and how it isn't. */
export interface PicturePair {
  readonly Do: ComponentType;
  readonly Dont: ComponentType;
}
