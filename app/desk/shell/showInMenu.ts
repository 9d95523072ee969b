/**
 * Scrolls the menu so that an entry is visible. The page isn't scrolled; `scrollIntoView` would also scroll the page,
 * because the page has a scroll padding. The menu must be a positioned element.
 */
export function showInMenu(entry: HTMLElement): void {
  const menu = entry.offsetParent;
  if (!menu) return;
  const end = entry.offsetTop + entry.offsetHeight;
  if (entry.offsetTop >= menu.scrollTop && end <= menu.scrollTop + menu.clientHeight) return;
  menu.scrollTop = entry.offsetTop - (menu.clientHeight - entry.offsetHeight) / 2;
}
