import { findPostgres } from '../setup/findPostgres.mjs';
import { installFromDebian } from './debian.mjs';

/**
 * The PostgreSQL of the server tests: `TEST_DATABASE_URL`, or the system's binaries, or Debian's package; the tests
 * start the binaries themselves on a free port. Without any of them the run ends here, loudly.
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return;
  await installFromDebian(['postgresql']);
  if (!findPostgres()) {
    throw new Error('No PostgreSQL: install version 15 or later, or name a server in TEST_DATABASE_URL.');
  }
}
