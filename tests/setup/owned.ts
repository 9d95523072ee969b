import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import type { TestApp } from './testApp.ts';
import type { Reply, TestClient } from './testClient.ts';

export const unknownUuid = '00000000-0000-4000-8000-000000000000';
export const unknownSn = 'TB202611200000000000';

/** Sends a call that names an id. */
export type Send = (client: TestClient, id: string, server: TestApp) => Promise<Reply>;

/** Something that is an agent's, and every call that names one of it. */
export interface Owned {
  /** An id that nothing has; and others, of any form, that must answer the same. */
  readonly unknown: readonly [string, ...string[]];
  /** Makes one as its owner and gives back its id. */
  readonly make: (owner: TestClient, server: TestApp) => Promise<string>;
  /** Sends the call with the id; the owner, last of all and in this order, is let through. */
  readonly calls: Readonly<Record<string, Send>>;
}

/** A complete draft of the catalogue's first product. */
export const draftIn = (server: TestApp) => completeDraft(server.services.catalogue.products[0]!);

/** Its submission. */
export const submissionIn = (server: TestApp, submissionId: string, draftId = '') => {
  const draft = draftIn(server);
  return { submissionId, draftId, draft, totalFen: totalOf(server.services.catalogue.products[0]!, draft) };
};
