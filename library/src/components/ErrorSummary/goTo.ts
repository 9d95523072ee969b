const focusable =
  ':is(input, select, textarea, button, a[href], [tabindex]):not(:disabled, [tabindex="-1"], [type="hidden"])';

/** How long a place may take to be rendered, in milliseconds. */
const patience = 2000;

/**
 * Brings the element of an id into sight and gives it focus, or the first control in it. What hides it is opened: `details`,
 * and whatever answers `beforematch` as a browser's own search asks for it, a Disclosure for one. Waits a while for an
 * element that isn't rendered yet. `from` stands in the same document or shadow root.
 */
export function goTo(id: string, from: Element): void {
  const root = from.getRootNode();
  const find = (): HTMLElement | null =>
    (root instanceof ShadowRoot ? root.getElementById(id) : null) ?? document.getElementById(id);
  const found = find();
  if (found) return arriveAt(found);
  const watch = new MutationObserver(() => {
    const target = find();
    if (!target) return;
    watch.disconnect();
    arriveAt(target);
  });
  watch.observe(root, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patience);
}

function arriveAt(target: HTMLElement): void {
  for (const hiding of [...hidingAncestors(target)].reverse()) {
    if (hiding instanceof HTMLDetailsElement) hiding.open = true;
    else hiding.dispatchEvent(new Event('beforematch')); // one that bubbled would close what was opened around it
  }
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  if (!target.matches(':focus')) target.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

/** The closed elements around one, from the inside. */
function hidingAncestors(target: HTMLElement): readonly Element[] {
  const hiding: Element[] = [];
  let next = target.closest('[hidden], details:not([open])');
  while (next) {
    hiding.push(next);
    next = next.parentElement?.closest('[hidden], details:not([open])') ?? null;
  }
  return hiding;
}
