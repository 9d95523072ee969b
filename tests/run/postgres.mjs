import { findPostgres } from '../setup/findPostgres.mjs';
import { installFromDebian } from './debian.mjs';

/**
 * Finds or installs the PostgreSQL for the server tests: `TEST_DATABASE_URL`, the system's programs, or Debian's
 * package. The tests start the programs themselves on a free port. If there is no PostgreSQL, the run stops here with
 * an error.
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return;
  await installFromDebian(['postgresql']);
  if (!findPostgres()) {
    throw new Error('No PostgreSQL: install version 15 or later, or name a server in TEST_DATABASE_URL.');
  }
}
