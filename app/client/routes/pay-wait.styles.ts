import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.main`
  display: grid;
  place-content: center;
  grid-template-columns: min(${size.dialog}, 100%);
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding: ${space.lg};
`;
