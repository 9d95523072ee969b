import { goToField } from '@tuanbao/library/components/ErrorSummary';
import { CheckIcon } from '@tuanbao/library/components/Icon';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './application.messages.ts';
import { type Section, sectionId } from './sections.ts';
import { useSectionInView } from './useSectionInView.ts';
import { useSectionTitles } from './useSectionTitles.ts';
import type { WriteError } from './useWriteErrors.ts';
import * as S from './WriteProgress.styles.ts';

export interface WriteProgressProps {
  readonly product: ProductDefinition;
  readonly sections: readonly Section[];
  /** Errors that prevent the next step. A section without errors is complete. */
  readonly errors: readonly WriteError[];
  /** True after the user tried to continue with errors. Incomplete sections are then marked. */
  readonly isRefused: boolean;
  /** Scrolls to a section and focuses it. */
  readonly onShow: (section: Section) => void;
}

/** Maximum number of missing parts that the tooltip of an entry lists. */
const mostNamed = 3;

/**
 * Bar that stays at the top of the writing screen. Each entry of the bar belongs to a section and shows that the
 * section is complete, or how many parts are missing. A click on an entry leads to the first problem of the section. If
 * there is no problem, the click leads to the section itself.
 */
export function WriteProgress({ product, sections, errors, isRefused, onShow }: WriteProgressProps): ReactElement {
  const words = useMessages(messages);
  const titles = useSectionTitles(product);
  const current = useSectionInView(sections);
  const goTo = (section: Section, [first]: readonly WriteError[]) => {
    first?.onJump?.();
    const { targetId = sectionId(section) } = first ?? {};
    return targetId === sectionId(section) ? onShow(section) : goToField(targetId, document.body);
  };
  return (
    <S.Root aria-label={words.steps}>
      <ul>
        {sections.map((section) => {
          const open = errors.filter((error) => error.section === section);
          return (
            <li key={section}>
              <button
                type="button"
                aria-current={section === current ? 'location' : undefined}
                title={
                  open.length === 0 ? undefined : words.missing(open.slice(0, mostNamed).map(({ message }) => message))
                }
                onClick={() => goTo(section, open)}
              >
                {titles[section]}
                <small data-state={open.length === 0 ? 'complete' : isRefused ? 'faulty' : 'open'}>
                  {open.length === 0 ? (
                    <>
                      <CheckIcon />
                      {words.complete}
                    </>
                  ) : (
                    words.left(open.length)
                  )}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </S.Root>
  );
}
