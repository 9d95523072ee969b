const megabyte = 1024 * 1024;

/**
 * Limits of the data that one agent can store. They suffice for years of work, and prevent that one agent fills the
 * disk or the memory.
 */
export interface AgentLimits {
  /** Number of drafts of one kind. */
  readonly drafts: number;
  readonly quotations: number;
  readonly offlineOrders: number;
  /** Number of saved endorsements that aren't submitted. */
  readonly endorsementDrafts: number;
  /** Total size in bytes of all sealed drafts, quotations, offline orders and unsubmitted endorsements. */
  readonly unfinishedBytes: number;
  /** Number of recorded groups that a product didn't accept; above it the oldest is deleted. */
  readonly waylayRecords: number;
  /** Number of valid links for uploading videos. */
  readonly openVideoAudits: number;
  /** Number of files uploaded within a day. */
  readonly filesADay: number;
  /** Number of uploaded files without an order. */
  readonly looseFiles: number;
  /** Total size in bytes of the uploaded files without an order. */
  readonly looseBytes: number;
  readonly mailsADay: number;
  /** Number of one-time tickets per minute. */
  readonly ticketsAMinute: number;
}

/** The limits of every agent. */
export const agentLimits: AgentLimits = {
  // Ten a day for five months; the list of drafts shows the same number.
  drafts: 1000,
  // Twenty a day for a year.
  quotations: 5000,
  // The list shows at most 1,000; offline orders are exceptions.
  offlineOrders: 500,
  // The same number as drafts of one kind.
  endorsementDrafts: 1000,
  // Space for 200 of the largest rosters: 9,000 persons take 5 MB.
  unfinishedBytes: 1024 * megabyte,
  // Limits the length of the list; one entry stores only a name.
  waylayRecords: 2000,
  // Each is valid for half an hour and for ten videos.
  openVideoAudits: 20,
  // 40 orders a day with 50 pictures each.
  filesADay: 2000,
  // Files without an order belong to unfinished work, or are removed after 30 days.
  looseFiles: 5000,
  // Space for three pictures of 1 MB per loose file, or for 75 of the largest videos.
  looseBytes: 15_000 * megabyte,
  // A larger number would be a mass mailing, and mail servers would treat it as one.
  mailsADay: 100,
  // An agent opens a browser from the mobile app a few times a day; each ticket is valid for a minute.
  ticketsAMinute: 30,
};
