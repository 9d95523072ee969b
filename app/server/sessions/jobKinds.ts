import type { LaneJob } from '../services/lanes.ts';

/**
 * Payload of a job that sends a text message: the key of the message, its encrypted content, and the instant (ISO)
 * after which the message is no longer sent.
 */
export interface SmsJob {
  readonly key: string;
  readonly sealed: string;
  readonly until?: string;
}

/** Job that sends a text message to a mobile number. */
export const smsSend: LaneJob<SmsJob> = {
  name: 'sms.send',
  lane: 'sms',
  keyOf: ({ key }) => key,
  isDispensable: true,
};
