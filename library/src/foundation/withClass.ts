import {
  type ComponentClass,
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type FunctionComponent,
  type RefAttributes,
} from 'react';

type Props = Record<string, unknown>;

/** The name of an HTML element, or a component that takes `className`. */
type StyledTarget = string | FunctionComponent<Props> | ComponentClass<Props>;

/** Props with a meaning of their own. All other props go to the element as they are. */
interface StyledProps {
  /** Element or component that is rendered instead of the usual one. */
  readonly as?: StyledTarget | undefined;
  readonly className?: string | undefined;
}

/**
 * Creates a component that renders `target` with the class name `name`, before the class names that are given to the
 * component. In every build, `staticStyles` writes calls of this function in the place of the templates of
 * styled-components.
 */
export function withClass(
  target: StyledTarget,
  name: string,
): ForwardRefExoticComponent<StyledProps & RefAttributes<unknown>> {
  return forwardRef<unknown, StyledProps>(function Styled({ as, className, ...rest }, ref) {
    return createElement<Props>(as ?? target, { ...rest, className: className ? `${name} ${className}` : name, ref });
  });
}
