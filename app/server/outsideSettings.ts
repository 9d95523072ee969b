import type { Bucket } from './files/bucketStore.ts';
import type { MailGateway } from './gateways/gateways.ts';
import { smtpMail } from './gateways/smtpMail.ts';
import { SettingError } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function addressOf(name: string, text: string, protocols: readonly string[]): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !protocols.includes(address.protocol)) {
    throw new SettingError(`${name} must be an address that starts with ${protocols.join('// or ')}//`);
  }
  return text.replace(/\/$/, '');
}

const bucketNames = ['OSS_BUCKET', 'OSS_HOST', 'OSS_ACCESS_KEY_ID', 'OSS_ACCESS_KEY_SECRET'] as const;

/**
 * The bucket that keeps files: its name, its address (`https://bucket.region.example`) and its key, all or none;
 * `OSS_CDN` where readers know it by another address. Null: files stay in the data folder. @throws SettingError
 */
export function bucketFrom(environment: Environment): Bucket | null {
  const [name = '', host = '', accessKeyId = '', secret = ''] = bucketNames.map((each) => environment[each] ?? '');
  const missing = bucketNames.filter((each) => !environment[each]);
  if (missing.length === bucketNames.length) return null;
  if (missing.length > 0) throw new SettingError(`${missing.join(', ')} must be set with the other OSS settings`);
  const address = addressOf('OSS_HOST', host, ['https:', 'http:']);
  const cdn = environment['OSS_CDN'] ? addressOf('OSS_CDN', environment['OSS_CDN'], ['https:', 'http:']) : address;
  return { name, host: address, accessKeyId, secret, cdn };
}

/** The mail server, `MAIL_URL` with `MAIL_FROM`; null: mails go to the sandbox's mailbox. @throws SettingError */
export function mailFrom(environment: Environment): MailGateway | null {
  const { MAIL_URL: url = '', MAIL_FROM: from = '' } = environment;
  if (url === '' && from === '') return null;
  if (url === '' || from === '') throw new SettingError('MAIL_URL and MAIL_FROM must be set together');
  return smtpMail(addressOf('MAIL_URL', url, ['smtps:', 'smtp:']), from);
}
