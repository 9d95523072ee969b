import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Heading for screen readers only. Other users see the state of the payment instead. */
export const Heading = styled.h1`
  clip-path: inset(50%);
  position: absolute;
  margin: ${space.none};
`;

export const Root = styled.main`
  display: grid;
  place-content: center;
  grid-template-columns: min(${size.dialog}, 100%);
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding: ${space.lg};
`;
