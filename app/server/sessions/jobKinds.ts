import type { LaneJob } from '../services/lanes.ts';

/**
 * Payload of a job that sends a text message: its key, its sealed content, and the ISO instant after which it isn't
 * sent any more.
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
