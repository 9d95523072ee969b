export { PayWait, type PayState, type PayWaitProps } from './PayWait.tsx';
export { PopupBlockedDialog, type PopupBlockedDialogProps } from './PopupBlockedDialog.tsx';
