import { type CountedScreen, countedScreens } from '../../../contract/countedScreens.ts';
import { matchPath } from '../navigation/router.ts';

/**
 * Returns the counted screen of an address, without the values of its parameters; null when the screen isn't counted.
 */
export const screenOf = (pathname: string): CountedScreen | null =>
  countedScreens.find((screen) => matchPath(screen, pathname) !== null) ?? null;
