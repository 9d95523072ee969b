import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { StyledComponent } from 'styled-components';

type AnyStyled = StyledComponent<'div'>;

let waiting: AnyStyled[] = [];

/** Tests count every update of a document under React's `act`; there, styles come when they are shown. */
const isUnderTest = () => (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT === true;

/** Renders each into a document of its own, as a bare element: that is what makes styled-components compile its template. */
function compile(): void {
  const components = waiting;
  waiting = [];
  if (isUnderTest()) return;
  const root = createRoot(document.createElement('div'));
  root.render(components.map((component, key) => createElement(component, { as: 'i', key })));
  requestIdleCallback(() => root.unmount());
}

/**
 * Compiles the templates of styled components while the browser has nothing else to do, so that a widget shown later
 * doesn't spend that time when it is first shown. A hint: without it, on a server, and in browsers that don't tell when
 * they are idle, they are compiled as ever.
 */
export function prepareStyles(...components: readonly object[]): void {
  if (typeof requestIdleCallback === 'undefined') return;
  if (waiting.length === 0) requestIdleCallback(compile);
  waiting.push(...(components as readonly AnyStyled[]));
}
