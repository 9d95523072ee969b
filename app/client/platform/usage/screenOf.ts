import { type CountedScreen, countedScreens } from '../../../contract/countedScreens.ts';
import { matchPath } from '../navigation/router.ts';

/**
 * Returns the screen that an address belongs to, without the values of its parameters. Null if the time on this screen
 * isn't counted.
 */
export const screenOf = (pathname: string): CountedScreen | null =>
  countedScreens.find((screen) => matchPath(screen, pathname) !== null) ?? null;
