import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { alipayTime } from '../../../app/server/gateways/alipay/alipayClient.ts';
import { sourceArguments } from '../../../app/start/serverCommand.mjs';
import { type FakeAlipay, startFakeAlipay } from '../../setup/fakeAlipay.ts';
import { type FakePeer, startFakePeer } from '../../setup/fakePeer.ts';
import { freePort } from '../../setup/freePort.ts';
import { poll, type RealServer } from './realServer.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The product without the sandbox. It runs in a separate process, with the real date. Its gateways are connected to
 * fake servers of the test.
 */
export interface LiveServer extends RealServer {
  /**
   * Link with which the first operator, an administrator, sets up the account. The command that adds the operator
   * prints the link.
   */
  readonly firstWelcome: string;
  /** Pays at the cashier's address. The payment service then notifies the server. */
  pay(cashierUrl: string): Promise<void>;
}

/** Returns the settings of the server. The settings connect its gateways to these fake servers. */
function settingsOf(dataDir: string, url: string, alipay: FakeAlipay, sms: FakePeer, insurer: FakePeer) {
  const { appId, sellerId, gateway, privateKey, alipayKey } = alipay.app;
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    SANDBOX: 'off',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ALIPAY_APP_ID: appId,
    ALIPAY_SELLER_ID: sellerId,
    ALIPAY_GATEWAY: gateway,
    ALIPAY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ALIPAY_PUBLIC_KEY: alipayKey.export({ type: 'spki', format: 'pem' }).toString(),
    TRANSFER_ACCOUNT_NAME: '示例保险经纪有限公司',
    TRANSFER_ACCOUNT_BANK: '示例银行上海分行',
    TRANSFER_ACCOUNT_NUMBER: '6200000000000000',
    SMS_URL: sms.peer.url,
    SMS_SECRET: sms.peer.secret,
    INSURER_URL: insurer.peer.url,
    INSURER_SECRET: insurer.peer.secret,
    MAIL_URL: 'smtp://127.0.0.1:9', // No journey sends mail.
    MAIL_FROM: 'policy@example.com',
  };
}

/** Runs the command that adds the first operator. Returns the welcome link from its output. */
async function addFirstOperator(env: NodeJS.ProcessEnv): Promise<string> {
  const command = ['--conditions=tuanbao-source', 'app/server/operations/command.ts'];
  const words = ['operator', 'chenlan', '陈岚', '--reason', '首位管理员'];
  const { stdout } = await promisify(execFile)(process.execPath, [...command, ...words], { cwd: root, env });
  return /https?:\/\/\S+/.exec(stdout)?.[0] ?? '';
}

/**
 * Starts the server process. Returns a function that ends the process. @throws Error when the process ends before the
 * server is ready
 */
async function startProcess(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, sourceArguments, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error(`the server did not start: ${complaints}`)));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Adds the first operator to an empty database with the command, then starts the server on this database. */
export async function startLiveServer(): Promise<LiveServer> {
  const [alipay, sms, insurer, port, dataDir] = await Promise.all([
    startFakeAlipay(),
    startFakePeer(),
    startFakePeer(),
    freePort(),
    mkdtemp(join(tmpdir(), 'tuanbao-live-')),
  ]);
  insurer.answer('/underwriting', { verdict: 'accepted' });
  insurer.answer('/policies', ({ key }) => ({ outcome: 'issued', policySn: `P${key}` }));
  const url = `http://localhost:${port}`;
  const env = settingsOf(dataDir, url, alipay, sms, insurer);
  const firstWelcome = await addFirstOperator(env);
  const stopProcess = await startProcess(env);
  const codesTo = (mobile: string) =>
    sms.requests
      .filter(({ content }) => content['mobile'] === mobile)
      .map(({ content }) => /\d{6}/.exec(String(content['text']))?.[0] ?? '');
  const handedOut = new Map<string, number>();
  return {
    url,
    firstWelcome,
    async sendCode(mobile) {
      const before = codesTo(mobile).length;
      await fetch(`${url}/oauth/captcha?mobile=${mobile}&type=1`);
      await poll('the next code', () => Promise.resolve(codesTo(mobile).length > before ? true : null));
    },
    codeFor: (mobile) =>
      poll(`the code for ${mobile}`, () => {
        const codes = codesTo(mobile);
        if (codes.length <= (handedOut.get(mobile) ?? 0)) return Promise.resolve(null);
        handedOut.set(mobile, codes.length);
        return Promise.resolve(codes.at(-1) ?? null);
      }),
    now: () => Promise.resolve(new Date()),
    moveClock: () => Promise.reject(new Error('The server shows the real time.')),
    async pay(cashierUrl) {
      const { out_trade_no: number = '' } = alipay.open(cashierUrl);
      const notice = alipay.pay(number, { notify_time: alipayTime(new Date()) });
      const answer = await fetch(`${url}/api/own/payments/alipay`, {
        method: 'POST',
        body: new URLSearchParams(notice),
      });
      if ((await answer.text()) !== 'success') throw new Error('The server refused the notification of the payment.');
    },
    async stop() {
      await stopProcess();
      await Promise.all([alipay.close(), sms.close(), insurer.close(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}
