import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Activity } from '../http/activity.ts';
import type { Send } from '../http/http.ts';
import type { Settings } from '../locale/settings.ts';
import { serviceContext } from './serviceContext.ts';

/** Registration numbers that the footer shows. If a number is empty, it isn't shown. */
export interface LegalNotices {
  readonly licence: string;
  readonly filing: string;
}

/** Name, logo and footer of the host, as the server wrote them into the page. An empty text means the default. */
export interface PageBrand {
  readonly name: string;
  readonly englishName: string;
  /** Address of the logo. */
  readonly logo: string;
  readonly showsCopyright: boolean;
}

/** Services that all screens can use. They are created once, when the app starts. */
export interface Services {
  /**
   * Sends a call. By default, the loading bar is shown while a POST is pending, and a message is shown if the call
   * fails. If no user is signed in, the login dialog opens, and after sign-in the call is sent again, unless a
   * different user was signed in before.
   */
  readonly send: Send;
  /** Sends requests in the background: without error messages, without the login dialog, and without a second try. */
  readonly sendUnattended: Send;
  readonly clock: Clock;
  /** Storage on the device. The stored data stay after the visit and include no personal data. */
  readonly storage: Storage;
  /** Registration numbers for the footer: of the licence and of the website. */
  readonly notices: LegalNotices;
  readonly brand: PageBrand;
  /** Number of pending calls for which the loading bar is shown. */
  readonly activity: Activity;
  /** Settings that the user chose, such as the language. */
  readonly settings: Settings;
}

export const [ServicesContext, useServices] = serviceContext<Services>('services');
