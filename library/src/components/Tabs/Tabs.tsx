import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useLayoutEffect,
  useRef,
} from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import * as S from './Tabs.styles.ts';
import { type TabsOverflow, useTabsInSight } from './useTabsInSight.ts';

export interface TabItem {
  /** Id of the tab, unique in the row of tabs. */
  readonly id: string;
  /** Title of the tab. */
  readonly title: ReactNode;
  /** Content of the tab. It is rendered only while the tab is chosen. */
  readonly content?: ReactNode;
  /** Makes the tab unavailable. @default false */
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** Name of the row of tabs for screen readers. */
  'aria-label': string;
  /** The tabs in display order. */
  items: readonly TabItem[];
  /** Id of the chosen tab (controlled). */
  value?: string | undefined;
  /** Id of the initially chosen tab (uncontrolled). @default the first tab */
  defaultValue?: string | undefined;
  /** Called with the id of the tab that the user has chosen. */
  onChange?: ((id: string) => void) | undefined;
  /**
   * Controls with which the user adds, changes or removes tabs. They are beside the tabs; in a narrow container they
   * are below the tabs.
   */
  actions?: ReactNode;
  /** Content of one panel that all tabs share. Use it instead of `content` when the tabs filter the same list. */
  children?: ReactNode;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * Shows one of several views of equal rank. If the row of tabs is too long, the row scrolls, and a newly chosen tab is
 * scrolled into view. The ref is the outermost element. Its `focus()` focuses the first invalid control inside or, if
 * none is invalid, the chosen tab.
 */
export const Tabs: ForwardRefExoticComponent<TabsProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  TabsProps
>(function Tabs(props, ref) {
  const root = useFocusRef(ref);
  const { 'aria-label': label, items, value, defaultValue, onChange, actions, children, ...rest } = props;
  const [chosen, choose] = useControlledValue<string>(value, defaultValue ?? items[0]?.id ?? '', onChange);
  const list = useRef<HTMLDivElement>(null);
  const overflow = useTabsInSight(
    list,
    items.findIndex(({ id }) => id === chosen),
    items.length,
  );
  const panel = useRef<HTMLDivElement>(null);
  // Sets the id of a shared panel to the id to which the chosen tab refers, because react-aria doesn't change the id of
  // a panel.
  useLayoutEffect(() => {
    const named = list.current?.querySelector('[aria-selected=true]')?.getAttribute('aria-controls');
    if (named && panel.current) panel.current.id = named;
  }, [chosen]);
  const isCut = overflow.atStart || overflow.atEnd;
  const content = children ?? items.find((item) => item.id === chosen)?.content;

  return (
    <S.Root {...rest} ref={root} selectedKey={chosen} onSelectionChange={(id) => choose(String(id))}>
      <S.Row>
        <S.Strip>
          {isCut ? <More edge="start" overflow={overflow} /> : null}
          <S.List ref={list} aria-label={label}>
            {items.map((item) => (
              <S.Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false}>
                {item.title}
              </S.Tab>
            ))}
          </S.List>
          {isCut ? <More edge="end" overflow={overflow} /> : null}
        </S.Strip>
        {actions ? <S.Actions>{actions}</S.Actions> : null}
      </S.Row>
      <S.Panel ref={panel} key={children === undefined ? chosen : 'shared'} id={chosen}>
        {content}
      </S.Panel>
    </S.Root>
  );
});

/**
 * Button that scrolls the row of tabs towards one end. Only users of a pointer need this button, because the arrow keys
 * also scroll the row when they move through the tabs.
 */
function More({ edge, overflow }: { edge: 'start' | 'end'; overflow: TabsOverflow }): ReactElement {
  return (
    <S.More
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      disabled={!(edge === 'start' ? overflow.atStart : overflow.atEnd)}
      onClick={() => overflow.page(edge)}
    >
      {edge === 'start' ? <ChevronStartIcon /> : <ChevronEndIcon />}
    </S.More>
  );
}
