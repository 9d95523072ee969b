import type { DownloadedFile } from '../../../contract/call.ts';

/** Saves a file under its own name to the folder in which the browser saves downloads. */
export function saveFile({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // The browser still needs the address after the click.
}
