import { afterAll, beforeAll } from 'vitest';

import type { OperatorRole } from '../../app/contract/desk/permissions.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import type { OpenDatabase } from '../../app/server/tables/openDatabase.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { type DeskClient, signInToDeskAs } from './deskOperators.ts';
import { submittedOrder } from './submittedOrder.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** The behaviour of the sandbox's insurer. */
interface InsurerHabits {
  readonly verdict?: 'accepted' | 'reviewNeeded';
  readonly issuing?: 'inHand' | 'issued' | 'materialsDue';
}

/** A server, and the clients of a signed-in agent and signed-in operators. */
export interface WorkDesk<Role extends OperatorRole> {
  readonly server: TestApp;
  readonly agent: TestClient;
  /** Returns the client of the operator with this role. */
  as(role: Role): DeskClient;
  /** Changes the behaviour of the sandbox's insurer. */
  habits(habits: InsurerHabits): Promise<unknown>;
  /** Uploads a picture as the agent. Returns its address. */
  uploaded(name: string): Promise<string>;
  /** Submits an order whose materials the insurer must check. Returns its number. */
  reviewedOrder(materials?: Readonly<Record<string, readonly string[]>>): Promise<string>;
}

const started = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('the server of the tests has not started yet');
  return value;
};

/** Starts a server before the first test of a block, and stops it after the last test. */
export function workDesk<Role extends OperatorRole>(
  openDatabase: () => Promise<OpenDatabase>,
  roles: readonly Role[],
): WorkDesk<Role> {
  let server: TestApp | undefined;
  let agent: TestClient | undefined;
  const operators = new Map<Role, DeskClient>();
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    for (const role of roles) operators.set(role, await signInToDeskAs(server, role));
  });
  afterAll(() => server?.close());

  const desk: WorkDesk<Role> = {
    get server() {
      return started(server);
    },
    get agent() {
      return started(agent);
    },
    as: (role) => started(operators.get(role)),
    habits: (payload) => desk.server.app.inject({ method: 'POST', url: '/sandbox/insurer/habits', payload }),
    uploaded: async (name) => (await desk.agent.ask(uploadSingleImage, { file: fileOf(await picture(), name) })).url,
    async reviewedOrder(materials) {
      await desk.habits({ verdict: 'reviewNeeded', issuing: 'issued' });
      const { orderSn } = await submittedOrder(desk.server, desk.agent, materials ? { materials } : {});
      await desk.habits({ verdict: 'accepted' });
      return orderSn;
    },
  };
  return desk;
}
