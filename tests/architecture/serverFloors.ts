/** A folder of the server and a description of its content. */
interface ServerFolder {
  /** Path below `app/server/`. */
  readonly folder: string;
  readonly holds: string;
}

/** A group of server folders, the lowest folder first. */
export interface ServerFloor {
  readonly name: string;
  readonly reason: string;
  readonly folders: readonly ServerFolder[];
}

/**
 * The floors of the server, the lowest first. A folder may import only from folders that come earlier in this list. So
 * no two folders import each other. If a folder must call a folder that comes later, it sends an event
 * (`services/events.ts`); `wiring/reactions.ts` lists the handlers of events.
 */
export const serverFloors: readonly ServerFloor[] = [
  {
    name: 'Platform',
    reason: 'what any server needs; it decides nothing about insurance',
    folders: [
      { folder: 'platform/settings', holds: 'the settings of a run, read once from the environment' },
      { folder: 'platform/encryption', holds: 'keys that seal values and index them' },
      { folder: 'platform/database', holds: 'connections, migrations, upkeep' },
      { folder: 'platform/jobs', holds: 'the queue and the worker' },
      { folder: 'platform/http', holds: 'refusals, security headers, limits, orderly stop' },
      { folder: 'platform/storage', holds: 'where files are kept: a folder or a bucket' },
      { folder: 'platform/archive', holds: 'zip files' },
      { folder: 'platform/drawing', holds: 'PDF documents, drawn in a thread of their own' },
      { folder: 'platform/metrics', holds: 'figures for `/metrics`' },
    ],
  },
  {
    name: 'Tables',
    reason: 'the rows of every aggregate as types, so that one database serves them all',
    folders: [{ folder: 'tables', holds: 'types of the tables, and a database that has them' }],
  },
  {
    name: 'Outside parties',
    reason: 'what others do for us, one interface each, so that a party can be exchanged',
    folders: [{ folder: 'gateways', holds: 'insurer, payment, SMS, mail and reading of documents, real and played' }],
  },
  {
    name: 'Common ground',
    reason: 'what every aggregate is given and how a call reaches it',
    folders: [
      {
        folder: 'services',
        holds: 'services, limits, lanes of jobs, moves along a state machine, events, words of refusals',
      },
      { folder: 'calls', holds: 'how a call of the contract is registered, judged and answered' },
      { folder: 'time', holds: 'the clock of the server, for clients' },
      { folder: 'usage', holds: 'what screens report of their use' },
    ],
  },
  {
    name: 'Aggregates',
    reason: 'each keeps its tables, moves along its machine and decides; the later ones know the earlier ones',
    folders: [
      { folder: 'sessions', holds: 'signing in, tickets, codes' },
      { folder: 'operators', holds: 'the people who run the platform: accounts, sessions, records of their actions' },
      { folder: 'site', holds: 'what operators publish for all users: closed days, disclosures, footer, notices' },
      { folder: 'products', holds: 'what operators publish about products: versions, switches, places in the list' },
      { folder: 'users', holds: 'agents: rights, certificates, rewards' },
      { folder: 'files', holds: 'uploads: admission, ownership, clean-up' },
      { folder: 'qualifications', holds: 'requests of agents to have their real name and certificate verified' },
      { folder: 'licences', holds: 'what is read off a business licence' },
      { folder: 'notices', holds: 'signed notices of outside parties that match nothing' },
      { folder: 'mail', holds: 'mails that are noted and sent once' },
      { folder: 'catalogue', holds: 'products, reference data, authoritative premiums' },
      { folder: 'drafts', holds: 'orders that are being written' },
      { folder: 'customOrders', holds: 'orders that the back office prepared' },
      { folder: 'offlineOrders', holds: 'orders that are handled outside the system' },
      { folder: 'quotations', holds: 'quotations and their shares' },
      { folder: 'orders', holds: 'orders, their roster and how their policy stands' },
      { folder: 'materials', holds: 'documents that the insurer asks for' },
      { folder: 'payments', holds: 'payments online and by transfer, refunds' },
      { folder: 'policies', holds: 'underwriting, issuing, surrender, expiry' },
      { folder: 'endorsements', holds: 'changes of a policy, their premium, review and certificate' },
      { folder: 'invoices', holds: 'invoices and red-letter invoices' },
    ],
  },
  {
    name: 'Across aggregates',
    reason: 'reads or draws what several aggregates keep; no aggregate knows it',
    folders: [
      { folder: 'documents', holds: 'policy, application form, quotation; the public check of a policy' },
      { folder: 'history', holds: 'past orders and corrections of their persons' },
      { folder: 'checks', holds: 'companies, persons and invitations, judged before an order' },
      { folder: 'home', holds: 'the start page of an agent: worklist, totals of months, pinned and recent products' },
      { folder: 'decisions', holds: "the insurer's decisions, by signed messages" },
      { folder: 'desk/people', holds: 'the desk: agents, partner organisations, their requests' },
      { folder: 'desk/work', holds: 'the desk: queues of work, prepared orders, invitations' },
      { folder: 'desk/site', holds: 'the desk: what is published for all users' },
      { folder: 'desk/figures', holds: 'the desk: totals of the business by day, product and agency' },
      { folder: 'desk/oversight', holds: 'the desk: operators, approvals, records, personal data' },
      { folder: 'desk/products', holds: 'the desk: how products are sold, and the workbench for their versions' },
      { folder: 'sandbox', holds: 'pages that play the outside parties' },
    ],
  },
  {
    name: 'Wiring',
    reason: 'puts everything together',
    folders: [
      { folder: 'operations', holds: 'backup, restore, agents, rotation of keys' },
      { folder: 'pages', holds: 'the built client as it is served' },
      { folder: 'wiring', holds: 'assembly, reactions, job handlers, timers' },
    ],
  },
];
