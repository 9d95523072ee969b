import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { AlipayApp } from '../../app/server/gateways/alipay/alipayClient.ts';

type Fields = Record<string, string>;

/** A trade as Alipay stores it. A trade is one payment. */
interface Trade {
  readonly amount: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  readonly refunds: Map<string, string>;
}

/** Faults of the gateway. Each fault is made in one request. */
type Misdeed = 'unsigned' | 'edited' | 'away' | 'actsInSilence' | 'doesNothing';

/** A fake gateway that behaves as Alipay's documentation says. Its keys are created for the test. */
export interface FakeAlipay {
  readonly app: AlipayApp;
  /**
   * Opens the address of the cashier, as the payer does. This creates the trade. @throws when the address has no valid
   * signature
   */
  open(cashierUrl: string): Fields;
  /**
   * Pays the trade, as the payer does. Returns the notification of the payment. `fields` replace fields of the
   * notification.
   */
  pay(outTradeNo: string, fields?: Fields): Fields;
  /** Returns a notification with Alipay's signature. */
  noticeOf(outTradeNo: string, fields?: Fields): Fields;
  /** Makes the gateway commit this fault in the next request. */
  misbehave(misdeed: Misdeed): void;
  readonly trades: ReadonlyMap<string, Trade>;
  /** Names of the called methods, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const textOf = (fields: Fields, leftOut: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !leftOut.includes(name) && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

const signed = (text: string, key: KeyObject) => createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const done = (fields: Fields = {}): Fields => ({ code: '10000', msg: 'Success', ...fields });
const failed = (subCode: string): Fields => ({ code: '40004', msg: 'Business Failed', sub_code: subCode });

const total = (trade: Trade) => [...trade.refunds.values()].reduce((sum, amount) => sum + Number(amount), 0);

function refunded(trade: Trade, { out_request_no: request = '', refund_amount: amount = '' }: Fields): Fields {
  if (trade.status !== 'TRADE_SUCCESS' && !trade.refunds.has(request)) return failed('ACQ.TRADE_STATUS_ERROR');
  const isNew = !trade.refunds.has(request);
  if (isNew && total(trade) + Number(amount) > Number(trade.amount)) return failed('ACQ.REASON_TRADE_REFUND_FEE_ERR');
  trade.refunds.set(request, amount);
  if (total(trade) === Number(trade.amount)) trade.status = 'TRADE_CLOSED';
  return done({ fund_change: isNew ? 'Y' : 'N', refund_fee: total(trade).toFixed(2) });
}

/** For each method, a function that returns the response for an existing trade. */
const methods: Readonly<Record<string, (trade: Trade, content: Fields) => Fields>> = {
  'alipay.trade.query': (trade) => done({ trade_status: trade.status, total_amount: trade.amount }),
  'alipay.trade.close': (trade) => {
    if (trade.status === 'TRADE_SUCCESS') return failed('ACQ.TRADE_STATUS_ERROR');
    trade.status = 'TRADE_CLOSED';
    return done();
  },
  'alipay.trade.refund': refunded,
  'alipay.trade.fastpay.refund.query': (trade, { out_request_no: request = '' }) => {
    const amount = trade.refunds.get(request);
    return amount === undefined ? done() : done({ out_request_no: request, refund_amount: amount });
  },
};

/** Starts the fake gateway on a free port. */
export async function startFakeAlipay(): Promise<FakeAlipay> {
  const [appKeys, alipayKeys] = [newKeys(), newKeys()];
  const trades = new Map<string, Trade>();
  const asked: string[] = [];
  let misdeed: Misdeed | null = null;
  const isSigned = (fields: Fields) =>
    createVerify('RSA-SHA256')
      .update(textOf(fields, ['sign']), 'utf8')
      .verify(appKeys.publicKey, fields['sign'] ?? '', 'base64');

  function answerTo(fields: Fields): string {
    const method = fields['method'] ?? '';
    asked.push(method);
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Fields;
    const trade = trades.get(content['out_trade_no'] ?? '');
    const act = (): Fields =>
      trade ? (methods[method]?.(trade, content) ?? failed('isv.invalid-method')) : failed('ACQ.TRADE_NOT_EXIST');
    const isIdle = misdeed === 'doesNothing' || !isSigned(fields);
    const acted = isIdle ? failed('ACQ.SYSTEM_ERROR') : act();
    const answer = misdeed === 'actsInSilence' ? failed('ACQ.SYSTEM_ERROR') : acted;
    const text = JSON.stringify(answer).replaceAll('/', String.raw`\/`); // Alipay escapes slashes too.
    const sign = misdeed === 'unsigned' ? 'AAAA' : signed(text, alipayKeys.privateKey);
    const sent = misdeed === 'edited' ? text.replace('"code":"10000"', '"code": "10000"') : text;
    misdeed = null;
    return `{"${method.replaceAll('.', '_')}_response":${sent},"sign":"${sign}"}`;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (misdeed === 'away') {
        misdeed = null;
        return void response.writeHead(502).end();
      }
      const query = new URL(request.url ?? '', 'http://gateway').searchParams;
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      response.setHeader('content-type', 'text/html;charset=utf-8');
      return void response.end(answerTo(Object.fromEntries([...query, ...form])));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  const appId = '2021000100000001';
  const sellerId = '2088000000000001';
  const noticeOf = (outTradeNo: string, changed: Fields = {}): Fields => {
    const trade = trades.get(outTradeNo);
    const fields: Fields = {
      notify_time: '2026-11-20 10:00:05',
      notify_type: 'trade_status_sync',
      notify_id: `n${outTradeNo}${trade?.status}`,
      charset: 'utf-8',
      version: '1.0',
      app_id: appId,
      auth_app_id: appId,
      seller_id: sellerId,
      trade_no: `2026112022001${outTradeNo.slice(0, 12)}`,
      out_trade_no: outTradeNo,
      subject: '团体保险 测试',
      trade_status: trade?.status ?? 'TRADE_SUCCESS',
      total_amount: trade?.amount ?? '0.01',
      fund_bill_list: '[{"amount":"0.01","fundChannel":"ALIPAYACCOUNT"}]',
      passback_params: '',
      ...changed,
    };
    return { ...fields, sign: signed(textOf(fields, []), alipayKeys.privateKey), sign_type: 'RSA2' };
  };
  return {
    app: {
      appId,
      sellerId,
      privateKey: appKeys.privateKey,
      alipayKey: alipayKeys.publicKey,
      gateway: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway.do`,
    },
    open(cashierUrl) {
      const fields = Object.fromEntries(new URL(cashierUrl).searchParams);
      if (!isSigned(fields)) throw new Error('the address of the cashier is not signed');
      const content = JSON.parse(fields['biz_content'] ?? '{}') as Fields;
      const { out_trade_no: number = '', total_amount: amount = '' } = content;
      if (!trades.has(number)) trades.set(number, { amount, status: 'WAIT_BUYER_PAY', refunds: new Map() });
      return { ...fields, ...content };
    },
    pay(outTradeNo, fields) {
      const trade = trades.get(outTradeNo);
      if (trade?.status !== 'WAIT_BUYER_PAY') throw new Error('nothing to be paid');
      trade.status = 'TRADE_SUCCESS';
      return noticeOf(outTradeNo, fields);
    },
    noticeOf,
    misbehave: (what) => void (misdeed = what),
    trades,
    asked,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
