import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serverArguments, serverEnvironment } from '../../../app/start/serverCommand.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The product as its users run it: the built server in a separate process, with the embedded database and the
 * sandbox's gateways.
 */
export interface RealServer {
  /** Address that the server prints when it has started. */
  readonly url: string;
  /** Requests a code for a mobile number. */
  sendCode(mobile: string): Promise<void>;
  /** Returns the newest code for a mobile number. Waits for a code that wasn't returned by an earlier call. */
  codeFor(mobile: string): Promise<string>;
  /** Returns the server's current time. */
  now(): Promise<Date>;
  /** Moves the server's clock forward. @throws Error when the server uses the real time */
  moveClock(minutes: number): Promise<void>;
  stop(): Promise<void>;
}

/** Today's date on the server. The expectations of the roster fixtures assume this date. */
const journeyDay = '2026-11-20';

/** Calls `ask` repeatedly until it returns a value. @throws Error when there is no value after five seconds */
export async function poll<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(); // Requests are sent one after another.
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come`);
}

async function messagesTo(url: string, mobile: string): Promise<readonly { readonly code: string }[]> {
  const answer = await fetch(`${url}/sandbox/sms.json?mobile=${mobile}`);
  return (await answer.json()) as readonly { readonly code: string }[];
}

async function moveClock(url: string, to: Readonly<Record<string, string>>) {
  const answer = await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(to),
  });
  if (!answer.ok) throw new Error(`the sandbox's clock did not move: ${answer.status}`);
}

/** Starts the server on free ports with a new data folder. Its clock shows `journeyDay`. */
export async function startRealServer(): Promise<RealServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuanbao-journey-'));
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: '0',
      SANDBOX_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/\S+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${complaints}`)));
  });
  await moveClock(url, { today: journeyDay });

  const handedOut = new Map<string, number>();
  return {
    url,
    async sendCode(mobile) {
      const before = await messagesTo(url, mobile);
      await fetch(`${url}/oauth/captcha?mobile=${mobile}&type=1`);
      await poll('the next code', async () => ((await messagesTo(url, mobile)).length > before.length ? true : null));
    },
    codeFor: (mobile) =>
      poll(`the code for ${mobile}`, async () => {
        const messages = await messagesTo(url, mobile);
        if (messages.length <= (handedOut.get(mobile) ?? 0)) return null;
        handedOut.set(mobile, messages.length);
        return messages[0]?.code ?? null;
      }),
    async now() {
      const answer = await fetch(`${url}/sandbox/clock.json`);
      return new Date(((await answer.json()) as { readonly now: string }).now);
    },
    moveClock: (minutes) => moveClock(url, { minutes: String(minutes) }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
