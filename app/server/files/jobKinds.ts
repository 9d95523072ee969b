import type { LaneJob } from '../services/lanes.ts';

/** Payload of a job for a file: the key of the file in the object store. */
export interface FileJob {
  readonly key: string;
}

/** Job that removes a file from the object store. */
export const fileRemove: LaneJob<FileJob> = {
  name: 'file.remove',
  lane: 'storage',
  keyOf: ({ key }) => `file.remove:${key}`,
  isDispensable: false,
};
