/** True while a dialog is open, so that the keys of the page behind it do nothing. */
export const isUnderDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;
