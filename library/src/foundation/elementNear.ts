/**
 * Finds an element by its id: in `root` if this is a shadow root, or else in the document. Null if there is no such
 * element.
 * @param root `getRootNode()` of an element in the same document or shadow root
 */
export const elementNear = (id: string, root: Node | undefined): HTMLElement | null =>
  (root instanceof ShadowRoot ? root.getElementById(id) : null) ?? document.getElementById(id);
