export { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';
export type { SignInEntry } from './useLoginDialogState.ts';
export type { PasswordEntry } from './LoginDialogPasswordForm.tsx';
