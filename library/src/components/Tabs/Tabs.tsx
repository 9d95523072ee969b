import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useRef,
} from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import * as S from './Tabs.styles.ts';
import { useTabsInSight } from './useTabsInSight.ts';

export interface TabItem {
  /** Id of the tab, unique in the row. */
  readonly id: string;
  /** Title of the tab. */
  readonly title: ReactNode;
  /** Content of the tab; only that of the chosen tab is rendered. */
  readonly content?: ReactNode;
  /** Makes the tab unavailable. @default false */
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  'aria-label': string;
  /** The tabs, in their order. */
  items: readonly TabItem[];
  /** The chosen tab's id. */
  value?: string | undefined;
  /** Id of the tab that is chosen at first. @default the first tab */
  defaultValue?: string | undefined;
  /** Called with the id of the tab that the user chose. */
  onChange?: ((id: string) => void) | undefined;
  /** One panel for all tabs instead of the items' `content`: tabs that filter one list. */
  children?: ReactNode;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/**
 * Shows one of several equal views. A row that is too long scrolls, and the chosen tab is always visible. The ref is
 * that of the outermost element; its `focus()` goes to the chosen tab.
 */
export const Tabs: ForwardRefExoticComponent<TabsProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  TabsProps
>(function Tabs(props, ref) {
  const root = useFocusRef(ref);
  const { 'aria-label': label, items, value, defaultValue, onChange, children, ...rest } = props;
  const [chosen, choose] = useControlledValue<string>(value, defaultValue ?? items[0]?.id ?? '', onChange);
  const list = useRef<HTMLDivElement>(null);
  const overflow = useTabsInSight(
    list,
    items.findIndex(({ id }) => id === chosen),
    items.length,
  );
  const isCut = overflow.atStart || overflow.atEnd;
  const content = children ?? items.find((item) => item.id === chosen)?.content;

  return (
    <S.Root {...rest} ref={root} selectedKey={chosen} onSelectionChange={(id) => choose(String(id))}>
      <S.Row>
        {/* For pointers only: the arrow keys move from tab to tab and scroll to each. */}
        {isCut ? (
          <S.More
            type="button"
            aria-hidden="true"
            tabIndex={-1}
            disabled={!overflow.atStart}
            onClick={() => overflow.page('start')}
          >
            <ChevronStartIcon />
          </S.More>
        ) : null}
        <S.List ref={list} aria-label={label}>
          {items.map((item) => (
            <S.Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false}>
              {item.title}
            </S.Tab>
          ))}
        </S.List>
        {isCut ? (
          <S.More
            type="button"
            aria-hidden="true"
            tabIndex={-1}
            disabled={!overflow.atEnd}
            onClick={() => overflow.page('end')}
          >
            <ChevronEndIcon />
          </S.More>
        ) : null}
      </S.Row>
      <S.Panel key={children === undefined ? chosen : 'shared'} id={chosen}>
        {content}
      </S.Panel>
    </S.Root>
  );
});
