import type { JobHandlers } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import type { SmsContent } from './service.ts';

/** The job that hands a message to the SMS gateway. */
export const sendSms =
  ({ keyring, gateways }: Pick<Services, 'keyring' | 'gateways'>): JobHandlers['sms.send'] =>
  async ({ key, sealed }) => {
    const content = JSON.parse(keyring.open('job', Buffer.from(sealed, 'base64'))) as SmsContent;
    await gateways.sms.send({ key, ...content });
    return () => Promise.resolve();
  };
