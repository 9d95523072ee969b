// The plain server that the start of ours is compared with: it opens the same embedded database, reads a table, listens,
// and prints its address in the same way. It has no migrations, no catalogue, no keys and no routes.

import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';

const database = await PGlite.create({ dataDir: join(process.env['DATA_DIR'] ?? '', 'database') });
await database.query('select count(*) from agents');
const app = Fastify();
app.get('/', () => ({}));
process.on('SIGTERM', () => void app.close().then(() => database.close()));
process.stdout.write(`团保 tuanbao ${await app.listen({ port: 0 })} (bare)\n`);
