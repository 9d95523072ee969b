const focusable =
  ':is(input, select, textarea, button, a[href], [tabindex]):not(:disabled, [tabindex="-1"], [type="hidden"])';

/** Milliseconds that an element may take to be rendered. */
const patience = 2000;

/**
 * Scrolls to the element of an id and focuses it, or its first control. Closed elements around it are opened:
 * `details`, and elements that handle `beforematch` as for a browser's own search, such as a Disclosure. Waits for an
 * element that isn't rendered yet. `from` is in the same document or shadow root.
 */
export function goToField(id: string, from: Element): void {
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
    // a bubbling event would close the elements that were opened around it
    else hiding.dispatchEvent(new Event('beforematch'));
  }
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  if (!target.matches(':focus')) target.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

/** The closed elements around an element, from the inside. */
function hidingAncestors(target: HTMLElement): readonly Element[] {
  const hiding: Element[] = [];
  let next = target.closest('[hidden], details:not([open])');
  while (next) {
    hiding.push(next);
    next = next.parentElement?.closest('[hidden], details:not([open])') ?? null;
  }
  return hiding;
}
