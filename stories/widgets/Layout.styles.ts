import { color, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

export const Column = styled.div`
  display: grid;
  gap: ${space.xl};
`;

/** A box with the width of a small phone. */
export const Narrow = styled.div`
  box-sizing: border-box;
  inline-size: min(360px, 100%);
  padding: ${space.md};
  background: ${color.surface.page};
`;

/** A page that is longer than the window. It shows elements that stick to the edge of the window. */
export const LongPage = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 60rem;
`;

export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  gap: ${space.lg};
`;
