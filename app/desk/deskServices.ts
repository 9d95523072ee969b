import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import { withErrorMessages } from '../client/platform/errors/callErrors.ts';
import { Activity } from '../client/platform/http/activity.ts';
import { createSend } from '../client/platform/http/http.ts';
import { type LanguagePage, Settings } from '../client/platform/locale/settings.ts';
import type { Services } from '../client/platform/services/services.ts';
import { Appearance } from '../client/platform/theme/appearance.ts';
import type { AppearancePage } from '../client/platform/theme/firstPaint.ts';
import { DeskSession, withDeskSignIn } from './session/deskSession.ts';

/** Browser interfaces that the desk uses. */
export interface DeskWorld {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly document: AppearancePage & LanguagePage;
  /** Prefix of the path of every call. @default '' */
  readonly base?: string;
}

/** Services that all pages of the desk share. They are created once, when the desk starts. */
export interface DeskServices extends Services {
  readonly session: DeskSession;
  readonly appearance: Appearance;
}

/** Creates the services of the desk and connects them to each other. */
export function createDeskServices({ fetch, clock, storage, document, base = '' }: DeskWorld): DeskServices {
  const activity = new Activity();
  const settings = new Settings(storage, document);
  const locale = () => settings.read().locale;
  const plain = activity.watch(createSend({ fetch, base, locale }));
  const session = new DeskSession(plain);
  return {
    send: withErrorMessages(withDeskSignIn(plain, session), locale),
    sendUnattended: plain,
    clock,
    storage,
    notices: { licence: '', filing: '' },
    brand: { name: '', englishName: '', logo: '', showsCopyright: false },
    activity,
    settings,
    session,
    appearance: new Appearance(storage, document),
  };
}
