import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Activity } from '../http/activity.ts';
import type { Send } from '../http/http.ts';
import type { Settings } from '../locale/settings.ts';
import { serviceContext } from './serviceContext.ts';

/** Registration numbers in the footer; an empty one isn't shown. */
export interface LegalNotices {
  readonly licence: string;
  readonly filing: string;
}

/** Services that all screens can use, created once when the app starts. */
export interface Services {
  /**
   * Sends calls with the loading bar, with error messages, and with the login dialog that repeats the call after
   * sign-in.
   */
  readonly send: Send;
  /** Sends background requests: without error messages, login dialog or repetition. */
  readonly sendUnattended: Send;
  readonly clock: Clock;
  /** Storage that keeps data on the device between visits; it contains no personal data. */
  readonly storage: Storage;
  /** Numbers of the licence and of the website registration. */
  readonly notices: LegalNotices;
  /** Number of calls that the loading bar shows. */
  readonly activity: Activity;
  /** Settings of the user: the language. */
  readonly settings: Settings;
}

export const [ServicesContext, useServices] = serviceContext<Services>('services');
