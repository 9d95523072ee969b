import { styled } from 'styled-components';

/** Label that is only shown where the header has room for it. */
export const Label = styled.span`
  @media (width <= 1080px) {
    display: none;
  }
`;
