import { allCalls } from './allCalls.ts';
import type { Owned } from './owned.ts';
import { ofCertificates, ownedEndorsements } from './ownedEndorsements.ts';
import { ownedMaterials } from './ownedMaterials.ts';
import { ownedOrders } from './ownedOrders.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** A call about a record of the agent's own. */
export interface OwnRequest {
  readonly record: string;
  readonly call: string;
  /** Makes a record and gives back the valid request about it, as it goes over the network, unsent. */
  readonly make: (server: TestApp, agent: TestClient) => Promise<object>;
}

const { endorsement } = ownedEndorsements;

const owned: readonly (readonly [string, Owned])[] = Object.entries({
  ...ownedOrders,
  ...ownedEndorsements,
  ...ownedMaterials,
  certificate: { ...endorsement, calls: ofCertificates },
});

const pathOf = (name: string): string => allCalls.get(name)?.path ?? '';

/** Thrown in place of sending. */
class Unsent extends Error {
  readonly wire: object;

  constructor(wire: object) {
    super('kept back');
    this.wire = wire;
  }
}

/** The request that the work ends with; everything before it is sent. */
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

/** Every call that names a record of the agent's. */
export const ownRequests: readonly OwnRequest[] = owned.flatMap(([record, { make, calls }]) =>
  Object.entries(calls).map(([call, send], index) => ({
    record,
    call,
    async make(server, agent) {
      const id = await make(agent, server);
      // a record comes into the state that a call is for through the calls before it
      for (const before of Object.values(calls).slice(0, index)) await before(agent, id, server);
      return unsentOf(agent, pathOf(call), (client) => send(client, id, server));
    },
  })),
);
