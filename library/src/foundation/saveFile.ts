/** Saves a file under the given name to the folder in which the browser saves downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after this function has returned, so the address is revoked only after a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
