import { type CountedScreen, countedScreens } from '../../../contract/countedScreens.ts';
import { matchPath } from '../navigation/router.ts';

/** The screen that an address leads to, without what the address is filled with; null: none that is counted. */
export const screenOf = (pathname: string): CountedScreen | null =>
  countedScreens.find((screen) => matchPath(screen, pathname) !== null) ?? null;
