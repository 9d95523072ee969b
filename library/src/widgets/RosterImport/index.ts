export { openRosterFile, sheetsOfFile } from './openRosterFile.ts';
export { RosterImport, type RosterImportProps } from './RosterImport.tsx';
export { RosterListReader, type RosterListReaderProps } from './RosterListReader.tsx';
export { rosterFile, rosterTemplateFile } from './rosterFile.ts';
export { saveFile } from './saveFile.ts';
export type { RosterImportSummary } from './takePersons.ts';
export { type RosterDownloads, useRosterDownloads } from './useRosterDownloads.ts';
