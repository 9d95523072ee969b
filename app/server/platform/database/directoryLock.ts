import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Thrown when another process has opened the folder of the embedded database. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/**
 * Name of the socket that locks a folder. On Linux and Windows, the socket disappears when the process ends. On other
 * systems it is a file, which a killed process leaves behind.
 */
function socketOf(folder: string): { readonly path: string; readonly isFile: boolean } {
  const name = `tuanbao-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { path: `\0${name}`, isFile: false };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, isFile: false };
  return { path: join(tmpdir(), `${name}.sock`), isFile: true };
}

const listenOn = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(String(process.pid)));
    server.unref();
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

/** Id of the process that listens on the socket. If no process listens, returns null. */
const ownerOf = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    let text = '';
    connect(path)
      .on('data', (data) => (text += data.toString()))
      .on('end', () => resolve(text))
      .on('error', () => resolve(null));
  });

const unlockOf = (server: Server) => () => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Prevents a second process from opening the folder of an embedded database. The database itself doesn't prevent this.
 * If two processes opened the folder, rows would be lost. Returns the function that releases the lock. The lock also
 * ends when the process ends, even if the process is killed.
 * @throws DirectoryInUseError when another process has opened the folder
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  const { path, isFile } = socketOf(folder);
  try {
    return unlockOf(await listenOn(path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    const owner = await ownerOf(path);
    if (owner !== null || !isFile) {
      throw new DirectoryInUseError(`${folder} is in use by process ${owner ?? 'unknown'}`, { cause: error });
    }
    unlinkSync(path); // A killed process has left the socket behind.
    return unlockOf(await listenOn(path));
  }
}
