import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Activity } from '../http/activity.ts';
import type { Send } from '../http/http.ts';
import type { Settings } from '../locale/settings.ts';
import { serviceContext } from './serviceContext.ts';

/** Numbers that the footer shows; an empty one is left out. */
export interface LegalNotices {
  readonly licence: string;
  readonly filing: string;
}

/** Services that every screen may use, made once when the app starts. */
export interface Services {
  /** Sends calls: with the loading bar, the login over the work and the replay after it, and the error messages. */
  readonly send: Send;
  /** Sends background requests: no error messages, no login, no replay. */
  readonly sendUnattended: Send;
  readonly clock: Clock;
  /** Kept on the device over visits: nothing personal. */
  readonly storage: Storage;
  /** Numbers of the licence and of the site's filing. */
  readonly notices: LegalNotices;
  /** Counts the calls that the loading bar shows. */
  readonly activity: Activity;
  /** The language. */
  readonly settings: Settings;
}

export const [ServicesContext, useServices] = serviceContext<Services>('services');
