import type { DownloadedFile } from '../../../contract/call.ts';

/** Saves a file to the user's downloads under its own name. */
export function saveFile({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser reads the address after the click
}
