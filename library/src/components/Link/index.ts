export { Link, type LinkProps } from './Link.tsx';
export { LinkRouter, type LinkRouterProps } from './LinkRouter.tsx';
