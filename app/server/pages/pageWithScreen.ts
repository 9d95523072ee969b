import { firstScreenId } from '../../contract/firstScreen.ts';
import type { AnsweredScreen } from './firstScreens.ts';

/** Data as text that no page ends early for or takes for markup or script: only JSON's own escapes are left of such signs. */
export const inertJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const emptyRoot = '<div id="root"></div>';

/** Has the browser paint the screen once it has read all of it: half a screen would move as its other half comes. */
const paintedWhole = `<link rel="expect" href="#${firstScreenId}" blocking="render">`;

/** The page with a screen in it: its styles in the head, its markup in the root, its answers beside. */
export function pageWithScreen(page: string, { styles, markup, first }: AnsweredScreen): string {
  const data = `<script type="application/json" id="${firstScreenId}">${inertJson(first)}</script>`;
  // functions, because what is put in may hold the signs by which `replace` names parts of a match
  return page
    .replace('</head>', () => `${paintedWhole}${styles}</head>`)
    .replace(emptyRoot, () => `<div id="root">${markup}</div>${data}`);
}
