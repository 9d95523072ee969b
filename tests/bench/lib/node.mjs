import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const subjects = join(import.meta.dirname, '../subjects');

/**
 * Runs a subject that needs no page. It runs in a separate Node process, from the source files, and prints its results
 * as JSON. @param env additional environment variables
 */
export async function measureInNode(script, env = {}) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=tuanbao-source', join(subjects, script)],
    { env: { ...process.env, ...env } },
  );
  return JSON.parse(stdout);
}
