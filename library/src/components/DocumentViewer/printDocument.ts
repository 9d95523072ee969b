/** Prints the content of a frame; false where the browser's viewer doesn't let the page start printing. */
export function printFrame(frame: HTMLIFrameElement | null): boolean {
  try {
    if (!frame?.contentWindow) return false;
    frame.contentWindow.focus();
    frame.contentWindow.print();
    return true;
  } catch {
    return false; // the page has no access to viewers that are the browser's own pages
  }
}

/** Prints a picture as wide as the paper, from a temporary frame. */
export async function printPicture(address: string): Promise<void> {
  const frame = document.createElement('iframe');
  // out of view but laid out: a frame that isn't rendered prints nothing
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const page = frame.contentDocument;
  const picture = page?.createElement('img');
  if (!page || !picture) return frame.remove();
  picture.width = 720; // width of an A4 page without its margins
  picture.src = address;
  page.body.append(picture);
  await picture.decode().catch(() => undefined);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
