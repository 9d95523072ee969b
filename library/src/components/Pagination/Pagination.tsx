import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import { PageJump } from './PageJump.tsx';
import { pagesShown } from './pagesShown.ts';
import { messages } from './Pagination.messages.ts';
import * as S from './Pagination.styles.ts';

export interface PaginationProps {
  /** Number of the current page of the list, counted from 1. */
  page: number;
  /** Number of entries on each page. */
  pageSize: number;
  /** Number of entries on all pages. */
  total: number;
  /** Called with the number of the page that the user chooses. Pages are counted from 1. */
  onChange: (page: number) => void;
  /** Name of the navigation for screen readers. Give different names if a screen has two paginations. @default '分页' */
  'aria-label'?: string | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * Navigation through the pages of a long list. If there are too many pages to show them all, there is also a field for
 * a page number, and Enter opens this page. The ref is the outermost element. Its `focus()` focuses a control inside.
 */
export const Pagination: ForwardRefExoticComponent<PaginationProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PaginationProps
>(function Pagination(props, ref) {
  const root = useFocusRef(ref);
  const { page, pageSize, total, onChange, 'aria-label': label, ...rest } = props;
  const words = useMessages(messages);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const pages = pagesShown(page, pageCount);

  return (
    <S.Root {...rest} ref={root} aria-label={label ?? words.pages}>
      <span>{words.total(total)}</span>
      <S.Pages>
        <li>
          <Button
            size="small"
            variant="quiet"
            aria-label={words.previous}
            isDisabled={page <= 1}
            onPress={() => onChange(page - 1)}
          >
            <ChevronStartIcon />
          </Button>
        </li>
        {pages.map((one, index, all) =>
          one === 'gap' ? (
            <li key={`after-${String(all[index - 1])}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={one}>
              <Button
                size="small"
                variant="quiet"
                aria-label={words.page(one)}
                {...(one === page ? { 'aria-current': 'page' as const } : {})}
                onPress={() => {
                  if (one !== page) onChange(one);
                }}
              >
                {one}
              </Button>
            </li>
          ),
        )}
        <li>
          <Button
            size="small"
            variant="quiet"
            aria-label={words.next}
            isDisabled={page >= pageCount}
            onPress={() => onChange(page + 1)}
          >
            <ChevronEndIcon />
          </Button>
        </li>
      </S.Pages>
      {pages.includes('gap') ? <PageJump pageCount={pageCount} onJump={onChange} /> : null}
    </S.Root>
  );
});
