import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type MouseEvent, type ReactElement, useEffect } from 'react';

import { Link, useLocation } from '../platform/navigation/router.ts';
import { messages } from './productPage.messages.ts';
import * as S from './products.styles.ts';

/** Sections of the page of a product. Their names are the anchors in the address. */
export type ProductSection =
  | 'cover'
  | 'rates'
  | 'occupations'
  | 'terms'
  | 'exclusions'
  | 'claims'
  | 'documents'
  | 'comparison';

const goTo = (section: string): void => document.getElementById(section)?.scrollIntoView({ block: 'start' });

/** Links to the sections of the page. If the address names a section, the page opens at that section. */
export function ProductSections({ sections }: { readonly sections: readonly ProductSection[] }): ReactElement {
  const words = useMessages(messages);
  const { hash, search } = useLocation();
  useEffect(() => {
    if (hash !== '') goTo(hash.slice(1));
  }, [hash]);
  const again = (event: MouseEvent, section: ProductSection): void => {
    // If the link is pressed again, the address doesn't change and the effect doesn't scroll. Therefore the handler
    // scrolls.
    if (hash !== `#${section}`) return;
    event.preventDefault();
    goTo(section);
  };
  return (
    <S.Sections aria-label={words.sections}>
      {sections.map((section) => (
        <Link
          key={section}
          to={{ search, hash: section }}
          replace
          onClick={(event: MouseEvent) => again(event, section)}
        >
          {words.section[section]}
        </Link>
      ))}
    </S.Sections>
  );
}
