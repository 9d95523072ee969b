const megabyte = 1024 * 1024;

/** How much one agent may heap up; enough for years of work, and no agent can fill the disk or the memory. */
export interface AgentLimits {
  /** Drafts of a kind. */
  readonly drafts: number;
  readonly quotations: number;
  readonly offlineOrders: number;
  /** Endorsements that are saved and not submitted. */
  readonly endorsementDrafts: number;
  /** Bytes of all drafts, quotations, offline orders and unsubmitted endorsements together, as they are stored. */
  readonly unfinishedBytes: number;
  /** Groups that were turned away; beyond it the oldest is forgotten. */
  readonly waylayRecords: number;
  /** Links for uploading videos that are open at once. */
  readonly openVideoAudits: number;
  /** Files that are uploaded within a day. */
  readonly filesADay: number;
  /** Uploaded files that no order has. */
  readonly looseFiles: number;
  /** Bytes of the uploaded files that no order has. */
  readonly looseBytes: number;
  readonly mailsADay: number;
  /** One-time tickets within a minute. */
  readonly ticketsAMinute: number;
}

/** The limits of every agent, in one place. */
export const agentLimits: AgentLimits = {
  // Ten a day, kept for five months; the list of drafts shows as many.
  drafts: 1000,
  // Twenty a day for a year.
  quotations: 5000,
  // The list shows at most 1,000; what is handled outside the system is the exception.
  offlineOrders: 500,
  // As many as drafts of a kind.
  endorsementDrafts: 1000,
  // 9,000 persons take 5 MB: 200 of the largest rosters.
  unfinishedBytes: 1024 * megabyte,
  // Limits the list; each entry is only a name.
  waylayRecords: 2000,
  // Each lives for half an hour and takes ten videos.
  openVideoAudits: 20,
  // 40 orders a day with 50 pictures each.
  filesADay: 2000,
  // Files without an order belong to unfinished work, or are removed after 30 days.
  looseFiles: 5000,
  // Three pictures of 1 MB for each of them, or 75 of the largest videos.
  looseBytes: 15_000 * megabyte,
  // More would be a mailing, and would be taken for one.
  mailsADay: 100,
  // A person opens a browser from the app some times a day; each ticket lives for a minute.
  ticketsAMinute: 30,
};
