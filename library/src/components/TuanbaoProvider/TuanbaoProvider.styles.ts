import { styled, type StyledComponent } from 'styled-components';

/**
 * The outermost element. The counter has no visible effect. It tells the provider that the style sheet of this version
 * is on the page; unlike a variable, it isn't inherited from a provider of another version.
 */
export const Root: StyledComponent<'div'> = styled.div`
  counter-reset: tb-styles;
`;
