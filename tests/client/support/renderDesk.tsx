import { render } from '@testing-library/react';
import { MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import { permissions } from '@tuanbao/app/contract/desk/permissions';
import { frozenClock } from '@tuanbao/library/domain/calendar/clock';

import { Desk } from '../../../app/desk/Desk.tsx';
import { createDeskServices } from '../../../app/desk/deskServices.ts';
import { type ScriptedServer, success } from './scriptedServer.ts';

/** An administrator of the desk. */
const administrator = {
  operatorId: '00000000-0000-4000-8000-000000000001',
  userName: 'chenlan',
  name: '陈岚',
  roles: ['admin'],
  permissions,
};

/** Renders the desk at an address. An administrator is signed in. */
export function renderDesk(server: ScriptedServer, at: string): void {
  server.on('/api/desk/operator', success(administrator));
  const services = createDeskServices({
    fetch: globalThis.fetch,
    clock: frozenClock('2026-11-20T02:00:00Z'),
    storage: window.localStorage,
    document,
    base: server.url,
  });
  render(
    <MemoryRouter initialEntries={[at]}>
      <Desk services={services} />
    </MemoryRouter>,
  );
}
