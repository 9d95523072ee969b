import type { ComponentType } from 'react';

/** Two rendered examples of a component: `Do` shows a good use, `Dont` shows a bad use. */
export interface PicturePair {
  readonly Do: ComponentType;
  readonly Dont: ComponentType;
}
