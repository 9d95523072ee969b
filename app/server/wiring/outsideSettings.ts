import type { AlipayApp } from '../gateways/alipay/alipayClient.ts';
import type { TransferAccount } from '../gateways/gateways.ts';
import type { MailGateway } from '../gateways/mailGateway.ts';
import type { TencentAccount } from '../gateways/recognition/tencentRecogniser.ts';
import { rsaPrivateKey, rsaPublicKey } from '../gateways/rsa2.ts';
import type { Peer } from '../gateways/signedPost.ts';
import { smtpMail } from '../gateways/smtpMail.ts';
import { SettingError, wholeIn } from '../platform/settings/settings.ts';
import type { Bucket } from '../platform/storage/bucketStore.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function addressOf(name: string, text: string, protocols: readonly string[]): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !protocols.includes(address.protocol)) {
    throw new SettingError(`${name} must be an address that starts with ${protocols.join('// or ')}//`);
  }
  return text.replace(/\/$/, '');
}

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Checks the address of a service that receives personal data or money, and returns it without a slash at the end. A
 * service on another machine must use https.
 * @throws SettingError when the address isn't valid, or when an address on another machine doesn't use https
 */
function securedAddressOf(name: string, text: string): string {
  const address = addressOf(name, text, ['https:', 'http:']);
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !loopbackHosts.has(hostname)) throw new SettingError(`${name} must start with https://`);
  return address;
}

const bucketNames = ['OSS_BUCKET', 'OSS_REGION', 'OSS_HOST', 'OSS_ACCESS_KEY_ID', 'OSS_ACCESS_KEY_SECRET'] as const;

const regionPattern = /^[a-z0-9-]{1,64}$/;

/**
 * The bucket that stores files. Its name, region, address (`https://bucket.region.example`) and key must be set
 * together. `OSS_CDN` is the address at which users open files; if it isn't set, users open files at the bucket's
 * address. Returns null when no setting of the bucket is set; files are then stored in the data folder.
 * @throws SettingError when only some of the settings are set, or a setting isn't valid
 */
export function bucketFrom(environment: Environment): Bucket | null {
  const values = bucketNames.map((each) => environment[each] ?? '');
  const [name = '', region = '', host = '', accessKeyId = '', secret = ''] = values;
  const missing = bucketNames.filter((each) => !environment[each]);
  if (missing.length === bucketNames.length) return null;
  if (missing.length > 0) throw new SettingError(`${missing.join(', ')} must be set with the other OSS settings`);
  if (!regionPattern.test(region)) throw new SettingError('OSS_REGION must be a region such as cn-hangzhou');
  const address = addressOf('OSS_HOST', host, ['https:', 'http:']);
  const cdn = environment['OSS_CDN'] ? addressOf('OSS_CDN', environment['OSS_CDN'], ['https:', 'http:']) : address;
  return { name, region, host: address, accessKeyId, secret, cdn };
}

/**
 * The mail server in `MAIL_URL`, with the sender in `MAIL_FROM`. Returns null when neither is set.
 * @throws SettingError when only one of the two is set, or the address isn't valid
 */
export function mailFrom(environment: Environment): MailGateway | null {
  const { MAIL_URL: url = '', MAIL_FROM: from = '' } = environment;
  if (url === '' && from === '') return null;
  if (url === '' || from === '') throw new SettingError('MAIL_URL and MAIL_FROM must be set together');
  return smtpMail(addressOf('MAIL_URL', url, ['smtps:', 'smtp:']), from);
}

/**
 * Milliseconds that the sandbox's insurer takes to issue a policy.
 * @throws SettingError when the setting isn't a whole number up to 60000
 */
export const insurerDelayFrom = (environment: Environment): number =>
  wholeIn(environment, 'SANDBOX_INSURER_DELAY_MS', 0, 60_000);

/**
 * The account at Tencent Cloud that recognises the text of photographs (`OCR_SECRET_ID` and `OCR_SECRET_KEY`). Returns
 * null when neither is set; this machine then recognises the text.
 * @throws SettingError when only one of the two is set, or a setting isn't valid
 */
export function recognitionFrom(environment: Environment): TencentAccount | null {
  const { OCR_SECRET_ID: secretId = '', OCR_SECRET_KEY: secretKey = '', OCR_REGION: region = '' } = environment;
  if (secretId === '' && secretKey === '') return null;
  if (secretId === '' || secretKey === '')
    throw new SettingError('OCR_SECRET_ID and OCR_SECRET_KEY must be set together');
  const endpoint = environment['OCR_ENDPOINT'] || 'https://ocr.tencentcloudapi.com';
  if (region !== '' && !regionPattern.test(region))
    throw new SettingError('OCR_REGION must be a region such as ap-guangzhou');
  return {
    secretId,
    secretKey,
    region: region || 'ap-guangzhou',
    endpoint: securedAddressOf('OCR_ENDPOINT', endpoint),
  };
}

/** The mail gateway, and the access data of the other external parties. A server without the sandbox uses them. */
export interface Outside {
  readonly alipay: AlipayApp;
  readonly transferAccount: TransferAccount;
  readonly sms: Peer;
  readonly insurer: Peer;
  readonly mail: MailGateway;
}

/** Names of the settings that must be set when the sandbox is off. */
const outsideNames = [
  'PUBLIC_URL',
  'ALIPAY_APP_ID',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'TRANSFER_ACCOUNT_NAME',
  'TRANSFER_ACCOUNT_BANK',
  'TRANSFER_ACCOUNT_NUMBER',
  'SMS_URL',
  'SMS_SECRET',
  'INSURER_URL',
  'INSURER_SECRET',
  'MAIL_URL',
  'MAIL_FROM',
] as const;

const shortestSecret = 32;

function peerOf(environment: Environment, name: 'SMS' | 'INSURER'): Peer {
  const url = securedAddressOf(`${name}_URL`, environment[`${name}_URL`] ?? '');
  const secret = environment[`${name}_SECRET`] ?? '';
  if (secret.length < shortestSecret) {
    throw new SettingError(`${name}_SECRET must have at least ${shortestSecret} characters`);
  }
  return { url, secret };
}

function alipayOf(environment: Environment): AlipayApp {
  const privateKey = rsaPrivateKey(environment['ALIPAY_PRIVATE_KEY'] ?? '');
  const alipayKey = rsaPublicKey(environment['ALIPAY_PUBLIC_KEY'] ?? '');
  if (!privateKey) throw new SettingError('ALIPAY_PRIVATE_KEY must be a private RSA key, PEM or base64');
  if (!alipayKey) throw new SettingError("ALIPAY_PUBLIC_KEY must be Alipay's public RSA key, PEM or base64");
  const gateway = environment['ALIPAY_GATEWAY'] || 'https://openapi.alipay.com/gateway.do';
  return {
    appId: environment['ALIPAY_APP_ID'] ?? '',
    privateKey,
    alipayKey,
    sellerId: environment['ALIPAY_SELLER_ID'] ?? '',
    gateway: securedAddressOf('ALIPAY_GATEWAY', gateway),
  };
}

/**
 * Reads the settings of the external parties that a server without the sandbox needs. The settings in `outsideNames`
 * are required.
 * @throws SettingError when a required setting is missing (the message names all missing ones), or when a setting isn't
 * valid
 */
export function outsideFrom(environment: Environment): Outside {
  const missing = outsideNames.filter((name) => !environment[name]);
  if (missing.length > 0) throw new SettingError(`SANDBOX is off: ${missing.join(', ')} must be set`);
  const mail = mailFrom(environment);
  if (!mail) throw new SettingError('SANDBOX is off: MAIL_URL and MAIL_FROM must be set');
  return {
    alipay: alipayOf(environment),
    transferAccount: {
      name: environment['TRANSFER_ACCOUNT_NAME'] ?? '',
      bank: environment['TRANSFER_ACCOUNT_BANK'] ?? '',
      number: environment['TRANSFER_ACCOUNT_NUMBER'] ?? '',
    },
    sms: peerOf(environment, 'SMS'),
    insurer: peerOf(environment, 'INSURER'),
    mail,
  };
}
