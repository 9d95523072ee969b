import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space.sm};
  box-sizing: border-box;
  max-inline-size: calc(${size.page} + 2 * ${space.page});
  margin-inline: auto;
  padding: ${space.lg} ${space.page} ${space.none};

  @media (width <= 640px) {
    padding-inline: ${space.md};
  }
  @media print {
    display: none;
  }
`;
