import type { CalendarDay } from '../calendar/calendarDay.ts';

/**
 * Day on which no cover can start (specification 001 §7, `getInsureDayLimit`), with the reason, which operators see.
 */
export interface ClosedDay {
  readonly day: CalendarDay;
  readonly reason: string;
}

/**
 * Entry of the page with disclosures: the agency's licence, the insurers and other information that must be published.
 */
export interface Disclosure {
  readonly id: string;
  readonly title: string;
  readonly publishedOn: CalendarDay;
  readonly paragraphs: readonly string[];
}

/** Registration numbers in the footer. An empty number isn't shown. */
export interface SiteFooter {
  /** Number of the insurance agency's licence. */
  readonly licence: string;
  /** Number of the site's filing (ICP备案). */
  readonly filing: string;
}

/** A message of the platform to all agents. */
export interface AgentNotice {
  readonly id: string;
  readonly text: string;
  /** First and last day in Asia/Shanghai on which agents see the notice. */
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}

/** Contents that operators publish for all users, by kind. */
export interface SiteContents {
  readonly closedDays: readonly ClosedDay[];
  readonly disclosures: readonly Disclosure[];
  readonly footer: SiteFooter;
  readonly agentNotices: readonly AgentNotice[];
}

/** Kinds of published content, in the order of the fields of `SiteContents`. */
export const siteKinds = ['closedDays', 'disclosures', 'footer', 'agentNotices'] as const;

/** Kind of published content; one of `siteKinds`. */
export type SiteKind = (typeof siteKinds)[number];

/** The notices that agents see on a day, sorted by first day, the latest first. */
export const noticesOn = (notices: readonly AgentNotice[], day: CalendarDay): readonly AgentNotice[] =>
  notices.filter(({ from, until }) => from <= day && day <= until).sort((a, b) => (a.from < b.from ? 1 : -1));

/** The days that occur more than once in the list of closed days. */
export const repeatedDays = (days: readonly ClosedDay[]): readonly CalendarDay[] => [
  ...new Set(days.map(({ day }) => day).filter((day, at, all) => all.indexOf(day) !== at)),
];

/** True when the last day of a notice is before its first day. */
export const endsBeforeItBegins = ({ from, until }: Pick<AgentNotice, 'from' | 'until'>): boolean => until < from;

/** Closed days in the order of the calendar. */
export const daysInOrder = (days: readonly ClosedDay[]): readonly ClosedDay[] =>
  days.slice().sort((a, b) => (a.day < b.day ? -1 : 1));
