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

/** The components that `withClass` has created. */
const styledComponents = new WeakSet();

/**
 * Creates a component that renders `target` with the class name `name`, before the class names that are given to the
 * component. If `target` was created by this function too, `as` replaces the element that `target` renders, so that
 * both class names stay. In every build, `staticStyles` writes calls of this function in the place of the templates of
 * styled-components.
 */
export function withClass(
  target: StyledTarget,
  name: string,
): ForwardRefExoticComponent<StyledProps & RefAttributes<unknown>> {
  const isStyled = typeof target !== 'string' && styledComponents.has(target);
  const Styled = forwardRef<unknown, StyledProps>(function Styled({ as, className, ...rest }, ref) {
    const props: Props = { ...rest, className: className ? `${name} ${className}` : name, ref };
    return isStyled && as ? createElement(target, { ...props, as }) : createElement(as ?? target, props);
  });
  styledComponents.add(Styled);
  return Styled;
}
