import { allCalls } from './allCalls.ts';
import type { Owned } from './owned.ts';
import { ofCertificates, ofForms, ownedEndorsements } from './ownedEndorsements.ts';
import { ownedMaterials } from './ownedMaterials.ts';
import { ownedOrders } from './ownedOrders.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** A request that names a record of the agent. */
export interface OwnRequest {
  readonly record: string;
  readonly call: string;
  /** Creates a record. Returns the valid request that names the record, as JSON. The request isn't sent. */
  readonly make: (server: TestApp, agent: TestClient) => Promise<object>;
}

const { endorsement } = ownedEndorsements;

const owned: readonly (readonly [string, Owned])[] = Object.entries({
  ...ownedOrders,
  ...ownedEndorsements,
  ...ownedMaterials,
  certificate: { ...endorsement, calls: ofCertificates },
  form: { ...endorsement, calls: ofForms },
});

const pathOf = (name: string): string => allCalls.get(name)?.path ?? '';

/** Thrown instead of sending a request. It contains the request. */
class Unsent extends Error {
  readonly wire: object;

  constructor(wire: object) {
    super('kept back');
    this.wire = wire;
  }
}

/**
 * Runs a function until it sends a request to `path`. This request isn't sent but returned. Earlier requests are sent.
 */
async function unsentOf(
  agent: TestClient,
  path: string,
  work: (client: TestClient) => Promise<unknown>,
): Promise<object> {
  const send: TestClient['send'] = (call, request, headers) => {
    if (call.path === path) throw new Unsent(call.request.toWire(request) as object);
    return agent.send(call, request, headers);
  };
  try {
    await work({ ...agent, send });
  } catch (error) {
    if (error instanceof Unsent) return error.wire;
    throw error;
  }
  throw new Error(`${path} was never sent`);
}

/** All calls that name a record of the agent, each with a function that creates the record and the request. */
export const ownRequests: readonly OwnRequest[] = owned.flatMap(([record, { make, calls }]) =>
  Object.entries(calls).map(([call, send], index) => ({
    record,
    call,
    async make(server, agent) {
      const id = await make(agent, server);
      // The earlier calls are sent first. They bring the record into the state that this call needs.
      for (const before of Object.values(calls).slice(0, index)) await before(agent, id, server);
      return unsentOf(agent, pathOf(call), (client) => send(client, id, server));
    },
  })),
);
