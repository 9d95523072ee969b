export { openRosterFile } from './openRosterFile.ts';
export { RosterImport, type RosterImportProps, type RosterImportSummary } from './RosterImport.tsx';
export { rosterFile, rosterTemplateFile } from './rosterFile.ts';
export { saveFile } from './saveFile.ts';
