import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import type { RosterImportMemory } from '@tuanbao/library/domain/roster/import/habits';
import type { State } from 'swr';

import type { AutosaveSettings } from './drafts/autosave.ts';
import { DeviceDrafts } from './drafts/deviceDrafts.ts';
import { DraftDesk, type DraftDeskSettings } from './drafts/draftDesk.ts';
import type { DraftDesks } from './drafts/draftDesksContext.ts';
import { DraftMemory } from './drafts/draftMemory.ts';
import { SavedFilters } from './filters/savedFilters.ts';
import { ListViews } from './list/listViews.ts';
import { Payment, type PayWindow } from './payment/payment.ts';
import { withErrorMessages } from './platform/errors/callErrors.ts';
import type { FirstAnswers } from './platform/firstScreen/firstAnswers.ts';
import { Activity } from './platform/http/activity.ts';
import { createSend } from './platform/http/http.ts';
import { type LanguagePage, Settings } from './platform/locale/settings.ts';
import { ScrollMemory } from './platform/navigation/scrollMemory.ts';
import type { LegalNotices, Services } from './platform/services/services.ts';
import { CustomerView } from './platform/session/customerView.ts';
import { Session } from './platform/session/session.ts';
import { withSignIn } from './platform/session/withSignIn.ts';
import { Appearance } from './platform/theme/appearance.ts';
import type { AppearancePage } from './platform/theme/firstPaint.ts';
import { importMemoryIn } from './roster/importMemory.ts';

/** All services of the app, made once when it starts. */
export interface AppServices extends Services, DraftDesks {
  /** The SWR cache of the signed-in user; it starts with the responses that came with the page. */
  readonly newCache: () => Map<string, State>;
  readonly session: Session;
  readonly payment: Payment;
  readonly appearance: Appearance;
  /** Customer mode, for when a customer sees the screen. */
  readonly customerView: CustomerView;
  /** How far the screens of the visit were scrolled. */
  readonly scrollMemory: ScrollMemory;
  /** Filters of lists that the user kept. */
  readonly savedFilters: SavedFilters;
  /** How the user looks at lists. */
  readonly listViews: ListViews;
  /** How the user's lists of persons are laid out. */
  readonly importMemory: RosterImportMemory;
}

/** The app's dependencies on the browser. */
export interface World {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly storage: Storage;
  /** Kept for the visit in this tab; without it a reload forgets which draft came from where. */
  readonly visitStorage?: Storage;
  /** Databases of the device; without them nothing unsaved survives a reload. */
  readonly deviceDatabases?: IDBFactory;
  /** Path of a newly opened page, neither reloaded nor restored by history. @default null */
  readonly openedAt?: string | null;
  readonly document: AppearancePage & LanguagePage;
  /** Responses that came with the page. @default nothing */
  readonly first?: FirstAnswers | null;
  /** True when the page is served on a partner's own host. @default false */
  readonly isPartnerHost?: boolean;
  /** Numbers of the licence and of the site's filing. @default none */
  readonly notices?: LegalNotices;
  /** Opens the waiting page in a window of its own; null where the browser blocks it. */
  readonly openPayWindow: () => PayWindow | null;
  /** Put before every path. @default '' */
  readonly base?: string;
  /** True in the mock mode, in which paths have no `api/`. @default false */
  readonly isMock?: boolean;
  readonly autosave?: AutosaveSettings;
}

/** The desks of orders and quotations. */
const desksOf = (settings: Omit<DraftDeskSettings, 'memory'>, visitStorage: Storage | undefined): DraftDesks => ({
  drafts: new DraftDesk({ ...settings, memory: new DraftMemory(visitStorage) }),
  quotationDrafts: new DraftDesk({
    ...settings,
    memory: new DraftMemory(visitStorage, 'quotation'),
    autosave: { ...settings.autosave, kind: 'quotation' },
  }),
});

/** Wires the services; the only place where they meet. */
export function createServices({
  fetch,
  clock,
  storage,
  visitStorage,
  deviceDatabases,
  openedAt = null,
  document,
  first = null,
  openPayWindow,
  isPartnerHost = false,
  notices = { licence: '', filing: '' },
  base = '',
  isMock = false,
  autosave = {},
}: World): AppServices {
  const activity = new Activity();
  const settings = new Settings(storage, document);
  const appearance = new Appearance(storage, document);
  const plain = activity.watch(createSend({ fetch, base, isMock, locale: () => settings.read().locale }));
  const forgetUser = () => {
    first?.forget();
    for (const desk of [desks.drafts, desks.quotationDrafts]) desk.clear();
  };
  const session: Session = new Session(plain, forgetUser, isPartnerHost, first?.user);
  const asked = first?.answering(plain) ?? plain;
  const send = withErrorMessages(withSignIn(asked, session), () => settings.read().locale);
  const device: DeviceDrafts = new DeviceDrafts(
    deviceDatabases,
    () => session.presence().userId,
    () => clock.now(),
  );
  const desks: DraftDesks = desksOf({ send, clock, device, autosave }, visitStorage);
  const payment = new Payment({
    openWindow: openPayWindow,
    fetchPayUrl: async (orderSn) => {
      const { orderPayUrl } = await import('../contract/orders.ts');
      return (await send(orderPayUrl, { orderSn })).payUrl;
    },
  });
  return {
    send,
    sendUnattended: plain,
    newCache: first?.newCache ?? (() => new Map()),
    clock,
    storage,
    notices,
    session,
    ...desks,
    payment,
    activity,
    settings,
    appearance,
    customerView: new CustomerView(visitStorage),
    scrollMemory: new ScrollMemory(visitStorage, openedAt),
    savedFilters: new SavedFilters(storage),
    listViews: new ListViews(storage),
    importMemory: importMemoryIn(storage),
  };
}
