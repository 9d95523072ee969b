export { openRosterFile } from './openRosterFile.ts';
