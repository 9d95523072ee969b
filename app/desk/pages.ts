import { figuresPages } from './figures/figuresPages.ts';
import { oversightPages } from './oversight/oversightPages.ts';
import type { DeskPageGroup } from './pageGroup.ts';
import { peoplePages } from './people/peoplePages.ts';
import { productPages } from './products/productPages.ts';
import { sitePages } from './site/sitePages.ts';
import { workPages } from './work/workPages.ts';

/** All pages of the desk, in the order of the menu. The code of a page is loaded when it is first opened. */
export const deskPages: readonly DeskPageGroup[] = [
  workPages,
  peoplePages,
  productPages,
  sitePages,
  figuresPages,
  oversightPages,
];
