import { type CountedScreen, countedScreens } from '../../../contract/countedScreens.ts';
import { matchPath } from '../navigation/router.ts';

/**
 * Returns the screen that a path belongs to, as the pattern of its route, for example `/product/:productId`. Null if
 * the time on this screen isn't counted.
 */
export const screenOf = (pathname: string): CountedScreen | null =>
  countedScreens.find((screen) => matchPath(screen, pathname) !== null) ?? null;
