import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import type { TestApp } from './testApp.ts';
import type { Reply, TestClient } from './testClient.ts';

export const unknownUuid = '00000000-0000-4000-8000-000000000000';
export const unknownSn = 'TB202611200000000000';

/** Sends a call that names the id of a record. */
export type Send = (client: TestClient, id: string, server: TestApp) => Promise<Reply>;

/** A kind of record that belongs to an agent, with all calls that name such a record. */
export interface Owned {
  /** Ids of no record. The first has the right form; the others have any form and must get the same response. */
  readonly unknown: readonly [string, ...string[]];
  /** Makes a record as its owner. Returns its id. */
  readonly make: (owner: TestClient, server: TestApp) => Promise<string>;
  /** Calls that name the id. The owner sends them last, in this order, and each must succeed. */
  readonly calls: Readonly<Record<string, Send>>;
}

/** A complete draft of the catalogue's first product. */
export const draftIn = (server: TestApp) => completeDraft(server.services.catalogue.products[0]!);

/** The submission of that draft. */
export const submissionIn = (server: TestApp, submissionId: string, draftId = '') => {
  const draft = draftIn(server);
  return { submissionId, draftId, draft, totalFen: totalOf(server.services.catalogue.products[0]!, draft) };
};
