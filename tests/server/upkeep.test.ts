import { expect, test } from 'vitest';

import { upkeep } from '../../app/server/platform/database/upkeep.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp } from '../setup/testApp.ts';

const hourMs = 3_600_000;

describeOnBothDatabases('the daily upkeep', (openDatabase) => {
  test('removes what has run out and keeps what counts', async () => {
    const open = await openDatabase();
    const server = await startTestApp({ openDatabase: () => Promise.resolve(open) });
    const rows = async () => ({
      sessions: (await server.database.selectFrom('sessions').select('agent_id').execute()).length,
      codes: (await server.database.selectFrom('login_codes').select('id').execute()).length,
    });
    await server.signIn();

    await upkeep(server.database, open.kind, server.clock.now());
    expect(await rows()).toEqual({ sessions: 1, codes: 1 });
    await server.clock.moveBy(13 * hourMs);
    await upkeep(server.database, open.kind, server.clock.now());
    expect(await rows()).toEqual({ sessions: 0, codes: 1 });
    await server.clock.moveBy(36 * hourMs);
    await upkeep(server.database, open.kind, server.clock.now());
    expect(await rows()).toEqual({ sessions: 0, codes: 0 });
    await server.close();
  });
});
