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
import { OtherPages } from './otherPages/otherPages.ts';
import { Payment, type PayWindow } from './payment/payment.ts';
import { withErrorMessages } from './platform/errors/callErrors.ts';
import type { FirstAnswers } from './platform/firstScreen/firstAnswers.ts';
import { Activity } from './platform/http/activity.ts';
import { createSend, type Send } from './platform/http/http.ts';
import { type LanguagePage, Settings } from './platform/locale/settings.ts';
import { ScrollMemory } from './platform/navigation/scrollMemory.ts';
import type { LegalNotices, PageBrand, Services } from './platform/services/services.ts';
import { CustomerView } from './platform/session/customerView.ts';
import { Session } from './platform/session/session.ts';
import { withSignIn } from './platform/session/withSignIn.ts';
import { Appearance } from './platform/theme/appearance.ts';
import type { AppearancePage } from './platform/theme/firstPaint.ts';
import { importMemoryIn } from './roster/importMemory.ts';

/** All services of the app, created once when the app starts. */
export interface AppServices extends Services, DraftDesks {
  /**
   * Returns an SWR cache for the user who is signed in. At first the cache contains the responses that were embedded in
   * the page.
   */
  readonly newCache: () => Map<string, State>;
  readonly session: Session;
  readonly payment: Payment;
  readonly appearance: Appearance;
  /** Customer mode, in which commission and rewards are hidden while the agent shows the screen to a customer. */
  readonly customerView: CustomerView;
  /** Scroll positions of the screens that were opened in this visit. */
  readonly scrollMemory: ScrollMemory;
  /** Filters that the user saved for lists. */
  readonly savedFilters: SavedFilters;
  /** Views that the user chose for lists. */
  readonly listViews: ListViews;
  /** Column headings and words that the user's roster files contain. They are stored for the next import. */
  readonly importMemory: RosterImportMemory;
  readonly otherPages: OtherPages;
}

/** Parameters of `createServices`: parts of the browser, data that the server wrote into the page, and options. */
export interface World {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly storage: Storage;
  /**
   * Storage that lasts for this visit and belongs to this tab. Without this storage, after a reload the app opens a new
   * draft instead of the draft that was saved in this visit.
   */
  readonly visitStorage?: Storage;
  /** Databases on the device. Without them, a draft that couldn't be saved on the server is lost in a reload. */
  readonly deviceDatabases?: IDBFactory;
  /**
   * Path of the page if the page was newly opened; null if the page was reloaded or reached with back or forward.
   * @default null
   */
  readonly openedAt?: string | null;
  readonly document: AppearancePage & LanguagePage;
  /** Responses that the server embedded in the page. @default none */
  readonly first?: FirstAnswers | null;
  /** True when the page is served from a partner's host. @default false */
  readonly isPartnerHost?: boolean;
  /** Registration numbers for the footer: of the licence and of the website. @default none */
  readonly notices?: LegalNotices;
  /**
   * Name and logo of the host, and whether the footer shows the copyright. @default the default name and logo; no
   * copyright on a partner's host
   */
  readonly brand?: PageBrand;
  /**
   * Channel to the other pages of the app in this browser. Without the channel, this page doesn't show changes of other
   * pages.
   * @default null
   */
  readonly pageChannel?: BroadcastChannel | null;
  /** Opens a new window with the waiting page. Returns null if the browser blocks the window. */
  readonly openPayWindow: () => PayWindow | null;
  /** Prefix of the path of every call. @default '' */
  readonly base?: string;
  /** True in mock mode, in which the paths of calls have no `api/`. @default false */
  readonly isMock?: boolean;
  readonly autosave?: AutosaveSettings;
}

/** Creates the two services that hold the active drafts: one for orders, one for quotations. */
const desksOf = (settings: Omit<DraftDeskSettings, 'memory'>, visitStorage: Storage | undefined): DraftDesks => ({
  drafts: new DraftDesk({ ...settings, memory: new DraftMemory(visitStorage) }),
  quotationDrafts: new DraftDesk({
    ...settings,
    memory: new DraftMemory(visitStorage, 'quotation'),
    autosave: { ...settings.autosave, kind: 'quotation' },
  }),
});

/** Creates the service for payments. By default, the service requests the address of the cashier page for an order. */
const paymentOf = (send: Send, openWindow: World['openPayWindow']): Payment =>
  new Payment({
    openWindow,
    fetchPayUrl: async (orderSn) => {
      const { orderPayUrl } = await import('../contract/orders.ts');
      return (await send(orderPayUrl, { orderSn })).payUrl;
    },
  });

/** Creates the services of the app and connects them with each other. */
export function createServices({
  fetch,
  clock,
  storage,
  visitStorage,
  deviceDatabases,
  openedAt = null,
  document,
  first = null,
  pageChannel = null,
  openPayWindow,
  isPartnerHost = false,
  notices = { licence: '', filing: '' },
  brand = { name: '', englishName: '', logo: '', showsCopyright: !isPartnerHost },
  base = '',
  isMock = false,
  autosave = {},
}: World): AppServices {
  const activity = new Activity();
  const settings = new Settings(storage, document);
  const appearance = new Appearance(storage, document);
  const otherPages = new OtherPages(pageChannel);
  const sender = createSend({ fetch, base, isMock, locale: () => settings.read().locale });
  const plain = otherPages.watch(activity.watch(sender));
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
  return {
    send,
    sendUnattended: plain,
    newCache: first?.newCache ?? (() => new Map()),
    clock,
    storage,
    notices,
    brand,
    session,
    ...desks,
    payment: paymentOf(send, openPayWindow),
    activity,
    settings,
    appearance,
    customerView: new CustomerView(visitStorage),
    scrollMemory: new ScrollMemory(visitStorage, openedAt),
    savedFilters: new SavedFilters(storage),
    listViews: new ListViews(storage),
    importMemory: importMemoryIn(storage),
    otherPages,
  };
}
