import { styled } from 'styled-components';

/** At the end of a heading's line, which is as high without it: nothing moves when it comes. */
export const Root = styled.span`
  margin-inline-start: auto;
`;
