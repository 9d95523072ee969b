import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freePort } from './freePort.ts';

const run = promisify(execFile);

/** A pair of keys with which requests are signed. */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An S3 server that checks all signatures: Ceph's object gateway. */
export interface S3Server {
  /** Address of the server, without a slash at the end. A bucket is a path of this address. */
  readonly url: string;
  /** Address of the bucket named `localhost`. This bucket has a host name, as a bucket with its own domain has. */
  readonly domain: string;
  readonly credentials: S3Credentials;
  /** Stops the server and removes its folder. */
  readonly remove: () => Promise<void>;
}

interface Place {
  readonly folder: string;
  readonly fsid: string;
  readonly monitorPort: number;
  readonly gatewayPort: number;
}

/**
 * Returns the configuration of one monitor, one store in memory and one gateway. These programs listen only on this
 * machine, so they need no keys.
 */
const configurationOf = ({ folder, fsid, monitorPort, gatewayPort }: Place) => `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitorPort}]
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
run dir = ${folder}
admin socket =
log file =
log to stderr = true
mon cluster log file = /dev/null
mon data = ${folder}/mon
mon allow pool size one = true
mon max pg per osd = 1000
paxos propose interval = 0.01
paxos min wait = 0.01
osd data = ${folder}/osd
osd objectstore = memstore
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
rgw data = ${folder}/rgw
rgw dns name = s3.internal
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;

/** Runs the programs of the server. All programs use the same configuration. */
interface Programs {
  /** Runs a program and waits until it ends. */
  readonly run: (program: string, ...words: readonly string[]) => Promise<unknown>;
  /** Starts a program that keeps running. */
  readonly start: (program: string, ...words: readonly string[]) => ChildProcess;
  /** Returns the last part of the programs' standard error output. */
  readonly said: () => string;
  readonly kill: () => Promise<void>;
}

function programsOf(configuration: string): Programs {
  const started: ChildProcess[] = [];
  let said = '';
  return {
    run: (program, ...words) => run(program, ['--conf', configuration, ...words], { timeout: 60_000 }),
    start(program, ...words) {
      const parameters = ['--conf', configuration, ...words, '--foreground'];
      const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
      child.stderr.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-4000)));
      started.push(child);
      return child;
    },
    said: () => said,
    async kill() {
      const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(
        running.map((child) => new Promise((ended) => child.once('exit', ended) && child.kill('SIGKILL'))),
      );
    },
  };
}

async function untilReady(url: string, gateway: ChildProcess, said: () => string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + 50_000; !(await isUp()); await pause(100)) {
    if (Date.now() > deadline || gateway.exitCode !== null) throw new Error(`the S3 server does not answer: ${said()}`);
  }
}

/**
 * Starts the server in a temporary folder, on free ports. It needs about 110 MB of memory.
 * @throws Error with the error output of the programs
 */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-s3-'));
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  const [monitorPort, gatewayPort] = await Promise.all([freePort(), freePort()]);
  const [configuration, fsid, store] = [join(folder, 'ceph.conf'), randomUUID(), randomUUID()];
  writeFileSync(configuration, configurationOf({ folder, fsid, monitorPort, gatewayPort }));
  const programs = programsOf(configuration);
  const remove = async () => {
    await programs.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const map = join(folder, 'monmap');
    await run('monmaptool', ['--create', '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, '--fsid', fsid, map]);
    await programs.run('ceph-mon', '--id', 'a', '--mkfs', '--monmap', map);
    programs.start('ceph-mon', '--id', 'a');
    await programs.run('ceph', 'osd', 'new', store);
    await programs.run('ceph-osd', '--id', '0', '--mkfs', '--osd-uuid', store);
    programs.start('ceph-osd', '--id', '0');
    const url = `http://127.0.0.1:${gatewayPort}`;
    await untilReady(url, programs.start('radosgw', '--name', 'client.rgw'), programs.said);
    const credentials = { accessKeyId: 'LTAI5tuanbao', secretAccessKey: randomUUID() };
    const keys = ['--access-key', credentials.accessKeyId, '--secret-key', credentials.secretAccessKey];
    await programs.run('radosgw-admin', 'user', 'create', '--uid', 'tuanbao', '--display-name', 'tuanbao', ...keys);
    return { url, domain: `http://localhost:${gatewayPort}`, credentials, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
