const megabyte = 1024 * 1024;

/**
 * Limits for the stored data and the requests of one agent. They are far above the amounts of normal work. They prevent
 * one agent from filling the disk or the memory.
 */
export interface AgentLimits {
  /** Greatest number of drafts of one kind (`order` or `quotation`). */
  readonly drafts: number;
  readonly quotations: number;
  readonly offlineOrders: number;
  /** Greatest number of endorsements that are saved but not submitted. */
  readonly endorsementDrafts: number;
  /**
   * Greatest total size in bytes of the agent's unfinished work, which is stored encrypted: drafts, quotations, offline
   * orders and unsubmitted endorsements.
   */
  readonly unfinishedBytes: number;
  /**
   * Greatest number of stored records about organisations that were refused for a product. If there are more, the
   * oldest records are deleted.
   */
  readonly waylayRecords: number;
  /** Greatest number of video upload tokens that are valid at the same time. */
  readonly openVideoAudits: number;
  /** Greatest number of files that are uploaded within 24 hours. */
  readonly filesADay: number;
  /** Greatest number of uploaded files that belong to no order. */
  readonly looseFiles: number;
  /** Greatest total size in bytes of the uploaded files that belong to no order. */
  readonly looseBytes: number;
  readonly mailsADay: number;
  /** Greatest number of one-time sign-in tickets that are issued within a minute. */
  readonly ticketsAMinute: number;
}

/** The limits that apply to every agent. */
export const agentLimits: AgentLimits = {
  // Ten drafts on each working day for five months. The list of drafts shows at most this number.
  drafts: 1000,
  // Twenty quotations on each working day for a year.
  quotations: 5000,
  // The list of offline orders shows at most 1,000. Agents rarely need offline orders, so fewer are enough.
  offlineOrders: 500,
  // The same number as the limit of drafts of one kind.
  endorsementDrafts: 1000,
  // Space for 200 of the largest rosters. A roster of 9,000 persons takes 5 MB.
  unfinishedBytes: 1024 * megabyte,
  // A record stores only a name, so the limit is needed only to keep the list short.
  waylayRecords: 2000,
  // Each token is valid for half an hour, and for at most ten videos.
  openVideoAudits: 20,
  // Files for 40 orders a day with 50 pictures each.
  filesADay: 2000,
  // Unused files are removed after 30 days, or after an hour when this limit is reached.
  looseFiles: 5000,
  // On average 3 MB for each file without an order. The limit is also enough for 75 of the largest videos.
  looseBytes: 15_000 * megabyte,
  // More than 100 mails a day from one agent are treated as a mass mailing by mail servers.
  mailsADay: 100,
  // An agent opens a browser from the mobile app a few times a day. Each ticket is valid for a minute.
  ticketsAMinute: 30,
};
