export { openRosterFile, sheetsOfFile } from './openRosterFile.ts';
export { RosterImport, type RosterImportProps } from './RosterImport.tsx';
export { RosterListImport, type RosterListImportProps } from './RosterListImport.tsx';
export { writeRosterFile, writeRosterTemplate } from './writeRosterFile.ts';
export { saveFile } from '../../foundation/saveFile.ts';
export type { RosterImportSummary } from './takePersons.ts';
export { type RosterDownloads, useRosterDownloads } from './useRosterDownloads.ts';
