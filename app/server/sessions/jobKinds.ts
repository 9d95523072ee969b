import type { LaneJob } from '../services/lanes.ts';

/** A text message: its key, its sealed content, and the ISO instant after which it isn't sent. */
export interface SmsJob {
  readonly key: string;
  readonly sealed: string;
  readonly until?: string;
}

/** Sends a message to a mobile number. */
export const smsSend: LaneJob<SmsJob> = {
  name: 'sms.send',
  lane: 'sms',
  keyOf: ({ key }) => key,
  isDispensable: true,
};
