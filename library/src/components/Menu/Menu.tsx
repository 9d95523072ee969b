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
  /** `danger` for a destructive action. */
  readonly tone?: 'danger' | undefined;
  /** Makes the action unavailable. @default false */
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The actions, in their order. */
  actions: readonly MenuAction[];
  /** Called with the id of the action that was chosen. */
  onAction: (id: string) => void;
  /** Names the list for screen readers. @default the trigger's name */
  'aria-label'?: string;
  /** Class name of the list. */
  className?: string;
  /** Inline style of the list. */
  style?: CSSProperties;
}

/** A button with a list of actions. The ref is the list's, while it is open. */
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
