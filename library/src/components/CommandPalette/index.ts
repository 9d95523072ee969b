export { messages as commandPaletteMessages, type CommandPaletteMessages } from './CommandPalette.messages.ts';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { Command } from './useCommandPaletteState.ts';
