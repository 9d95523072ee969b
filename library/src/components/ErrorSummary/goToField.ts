import { elementNear } from '../../foundation/elementNear.ts';

const focusable =
  ':is(input, select, textarea, button, a[href], [tabindex]):not(:disabled, [tabindex="-1"], [type="hidden"])';

/** Maximum time in milliseconds for which `goToField` waits until the element is rendered. */
const patience = 2000;

/**
 * Scrolls to the element with this id. Focuses this element, or the first control inside it. Closed elements around it
 * are opened first: `details`, and elements that handle `beforematch`, such as a Disclosure. If the element isn't
 * rendered yet, waits for it. `from` must be in the same document or shadow root as the element.
 */
export function goToField(id: string, from: Element): void {
  const root = from.getRootNode();
  const found = elementNear(id, root);
  if (found) return arriveAt(found);
  const watch = new MutationObserver(() => {
    const target = elementNear(id, root);
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
    // The event must not bubble. The outer elements are already open and would close if they also handled it.
    else hiding.dispatchEvent(new Event('beforematch'));
  }
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  if (!target.matches(':focus')) target.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

/** The closed elements that hide an element, from the innermost to the outermost. */
function hidingAncestors(target: HTMLElement): readonly Element[] {
  const hiding: Element[] = [];
  let next = target.closest('[hidden], details:not([open])');
  while (next) {
    hiding.push(next);
    next = next.parentElement?.closest('[hidden], details:not([open])') ?? null;
  }
  return hiding;
}
