import type { LaneJob } from '../services/lanes.ts';

/** Payload of a job on a file: its key in the object store. */
export interface FileJob {
  readonly key: string;
}

/** Removes a file from the object store. */
export const fileRemove: LaneJob<FileJob> = {
  name: 'file.remove',
  lane: 'storage',
  keyOf: ({ key }) => `file.remove:${key}`,
  isDispensable: false,
};
