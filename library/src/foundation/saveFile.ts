/** Saves a file under the given name to the folder in which the browser saves downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file later, so the address of the file must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
