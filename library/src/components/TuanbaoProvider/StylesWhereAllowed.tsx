import { type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

/** Message for the developers of a page whose Content Security Policy refuses the library's styles. */
const refusal = `@tuanbao/library: the Content Security Policy of this page refuses style elements, so everything is shown without styles. Add 'nonce-…' to its style-src, and give that nonce to <TuanbaoProvider nonce="…"> or <meta property="csp-nonce" nonce="…">.`;

interface StylesWhereAllowedProps {
  /** Parent of the style elements; the head of the document if undefined. */
  readonly target: ParentNode | undefined;
  readonly children: ReactNode;
}

/**
 * If the page's Content Security Policy refuses style elements, renders the children without styles and reports the
 * refusal on the console. Otherwise styled-components would throw its error 17 in production, and the page would be
 * blank.
 */
export function StylesWhereAllowed({ target, children }: StylesWhereAllowedProps): ReactElement {
  const { styleSheet } = useContext(StyleSheetContext);
  // An element outside of the document. The policy doesn't refuse styles in this element, and the page doesn't show
  // them.
  const [nowhere] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    try {
      styleSheet.getTag();
      return undefined;
    } catch {
      return document.createElement('div');
    }
  });

  useEffect(() => {
    const elements = (target ?? document).querySelectorAll<HTMLStyleElement>('style[data-styled]');
    if ([...elements].some(({ sheet }) => sheet === null)) console.error(refusal);
  }, [target]);

  return (
    <StyleSheetManager disableCSSOMInjection={nowhere !== undefined} target={nowhere}>
      {children}
    </StyleSheetManager>
  );
}
