import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freePort } from './freePort.ts';

const run = promisify(execFile);

/** A pair that signs requests. */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Ceph's object gateway: an S3 server of its own making that checks every signature. */
export interface S3Server {
  /** Its address, without a slash at the end; buckets are folders of it. */
  readonly url: string;
  /** Address of the bucket named `localhost`: a host name of its own, as a domain that is bound to a bucket. */
  readonly domain: string;
  readonly credentials: S3Credentials;
  /** Ends it and removes its folder. */
  readonly remove: () => Promise<void>;
}

/** One monitor, one store in memory, one gateway; nobody else reaches them, so they trust each other. */
const configurationOf = (folder: string, monitorPort: number, gatewayPort: number) => `[global]
fsid = ${randomUUID()}
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

/** Starts it in a temporary folder, on free ports; about 120 MB of memory. @throws with what its programs said */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-s3-'));
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  const [monitorPort, gatewayPort] = await Promise.all([freePort(), freePort()]);
  const configuration = join(folder, 'ceph.conf');
  writeFileSync(configuration, configurationOf(folder, monitorPort, gatewayPort));
  const fsid = /fsid = (\S+)/.exec(readFileSync(configuration, 'utf8'))?.[1] ?? '';
  const own = ['--conf', configuration];
  const once = (program: string, ...words: readonly string[]) =>
    run(program, [...own, ...words], { timeout: 60_000, encoding: 'utf8' });

  const started: ChildProcess[] = [];
  let said = '';
  const start = (program: string, ...words: readonly string[]) => {
    const child = spawn(program, [...own, ...words, '--foreground'], { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-4000)));
    started.push(child);
    return child;
  };
  const remove = async () => {
    const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    await Promise.all(
      running.map((child) => new Promise((ended) => child.once('exit', ended) && child.kill('SIGKILL'))),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const map = join(folder, 'monmap');
    await run('monmaptool', ['--create', '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, '--fsid', fsid, map]);
    await once('ceph-mon', '--id', 'a', '--mkfs', '--monmap', map);
    start('ceph-mon', '--id', 'a');
    const store = randomUUID();
    await once('ceph', 'osd', 'new', store);
    await once('ceph-osd', '--id', '0', '--mkfs', '--osd-uuid', store);
    start('ceph-osd', '--id', '0');
    const gateway = start('radosgw', '--name', 'client.rgw');
    const url = `http://127.0.0.1:${gatewayPort}`;
    const isUp = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const deadline = Date.now() + 50_000; !(await isUp()); await pause(100)) {
      if (Date.now() > deadline || gateway.exitCode !== null) throw new Error(`the S3 server does not answer: ${said}`);
    }
    const credentials = { accessKeyId: 'LTAI5tuanbao', secretAccessKey: randomUUID() };
    const { accessKeyId, secretAccessKey } = credentials;
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
    await once('radosgw-admin', 'user', 'create', '--uid', 'tuanbao', '--display-name', 'tuanbao', ...keys);
    return { url, domain: `http://localhost:${gatewayPort}`, credentials, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
