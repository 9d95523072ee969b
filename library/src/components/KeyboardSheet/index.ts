export { messages as keyboardSheetMessages, type KeyboardSheetMessages } from './KeyboardSheet.messages.ts';
export { KeyboardSheet, type KeyboardSheetProps, type Shortcut, type ShortcutGroup } from './KeyboardSheet.tsx';
