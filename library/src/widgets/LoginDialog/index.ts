export { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';
export type { PasswordEntry, SignInEntry } from './useLoginDialogState.ts';
