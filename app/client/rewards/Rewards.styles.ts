import { styled } from 'styled-components';

/**
 * Element at the end of the heading's line. It doesn't change the height of the line, so nothing moves when the rewards
 * are loaded.
 */
export const Root = styled.span`
  margin-inline-start: auto;
`;
