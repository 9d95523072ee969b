import { styled } from 'styled-components';

/**
 * The rewards, at the end of the heading's line. They don't make the line higher, so nothing moves when they are
 * loaded.
 */
export const Root = styled.span`
  margin-inline-start: auto;
`;
