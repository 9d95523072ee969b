/** Saves a file with a name, using the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file only after this task, so its address must stay valid.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
