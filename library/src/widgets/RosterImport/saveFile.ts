/** Saves a file under a name by the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser reads it after this task
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
