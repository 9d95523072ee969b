/**
 * Prints the content of a frame. Returns false when there is no frame, or when the browser's PDF viewer doesn't let the
 * page print.
 */
export function printFrame(frame: HTMLIFrameElement | null): boolean {
  try {
    if (!frame?.contentWindow) return false;
    frame.contentWindow.focus();
    frame.contentWindow.print();
    return true;
  } catch {
    return false; // This page has no access to the browser's own PDF viewer.
  }
}

/** Prints a picture from a temporary frame. The picture is as wide as the printed part of an A4 page. */
export async function printPicture(address: string): Promise<void> {
  const frame = document.createElement('iframe');
  // The frame has no size, but it has a layout. With `display: none`, nothing would be printed.
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const page = frame.contentDocument;
  const picture = page?.createElement('img');
  if (!page || !picture) return frame.remove();
  picture.width = 720; // width in px of an A4 page without its margins of 1 cm
  picture.src = address;
  page.body.append(picture);
  await picture.decode().catch(() => undefined);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
