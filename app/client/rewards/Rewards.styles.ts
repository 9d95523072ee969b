import { styled } from 'styled-components';

/** At the end of the heading's line. It doesn't change the height of the line, so nothing moves when it is loaded. */
export const Root = styled.span`
  margin-inline-start: auto;
`;
