import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';

import * as S from './Menu.styles.ts';

export interface MenuAction {
  /** Id of the action, unique in the menu. */
  readonly id: string;
  /** Label of the action. */
  readonly label: string;
  /** Tone of the action. `danger` is for a destructive action. */
  readonly tone?: 'danger' | undefined;
  /** Makes the action unavailable. @default false */
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  /** The actions of the menu, in display order. */
  actions: readonly MenuAction[];
  /** Called with the id of the chosen action. */
  onAction: (id: string) => void;
  /** Name of the menu for screen readers. @default the name of the button that opens the menu */
  'aria-label'?: string;
  /** Class name of the popover that contains the list of actions. */
  className?: string;
  /** Inline style of the popover that contains the list of actions. */
  style?: CSSProperties;
}

/** A button that opens a list of actions. The ref is the element of the list. It is set while the list is open. */
export const Menu: ForwardRefExoticComponent<MenuProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  MenuProps
>(function Menu({ trigger, actions, onAction, className, style, ...rest }, ref) {
  return (
    <MenuTrigger>
      {trigger}
      <S.Sheet placement="bottom start" {...(className ? { className } : {})} {...(style ? { style } : {})}>
        <S.List ref={ref} {...rest} onAction={(id) => onAction(String(id))}>
          {actions.map((action) => (
            <S.Item
              key={action.id}
              id={action.id}
              textValue={action.label}
              isDisabled={action.isDisabled ?? false}
              data-tone={action.tone}
            >
              {action.label}
            </S.Item>
          ))}
        </S.List>
      </S.Sheet>
    </MenuTrigger>
  );
});
