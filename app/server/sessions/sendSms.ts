import type { JobHandler } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import type { SmsJob } from './jobKinds.ts';
import type { SmsContent } from './service.ts';

/**
 * The job that sends a text message through the SMS gateway. If the code in the message has expired, the message isn't
 * sent.
 */
export const sendSms =
  ({ keyring, gateways, clock }: Pick<Services, 'keyring' | 'gateways' | 'clock'>): JobHandler<SmsJob> =>
  async ({ key, sealed, until }) => {
    if (until !== undefined && clock.now() >= new Date(until)) return () => Promise.resolve();
    const content = JSON.parse(keyring.open('job', Buffer.from(sealed, 'base64'))) as SmsContent;
    await gateways.sms.send({ key, ...content });
    return () => Promise.resolve();
  };
