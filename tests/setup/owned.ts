import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import type { TestApp } from './testApp.ts';
import type { Reply, TestClient } from './testClient.ts';

export const unknownUuid = '00000000-0000-4000-8000-000000000000';
export const unknownSn = 'TB202611200000000000';

/** Sends a call. The request names the id of a record. */
export type Send = (client: TestClient, id: string, server: TestApp) => Promise<Reply>;

/** A kind of record that an agent owns, with all calls that name such a record. */
export interface Owned {
  /**
   * Ids that belong to no record. The first has the right format. The others have any format; the server must respond
   * to them in the same way.
   */
  readonly unknown: readonly [string, ...string[]];
  /** Creates a record that `owner` owns. Returns its id. */
  readonly make: (owner: TestClient, server: TestApp) => Promise<string>;
  /** Calls that name the id. At the end of a test, the owner sends them in this order, and each must succeed. */
  readonly calls: Readonly<Record<string, Send>>;
}

/** Returns a complete draft of the catalogue's first product. */
export const draftIn = (server: TestApp) => completeDraft(server.services.catalogue.products[0]!);

/** Returns the submission of the draft that `draftIn` returns. */
export const submissionIn = (server: TestApp, submissionId: string, draftId = '') => {
  const draft = draftIn(server);
  return { submissionId, draftId, draft, totalFen: totalOf(server.services.catalogue.products[0]!, draft) };
};
