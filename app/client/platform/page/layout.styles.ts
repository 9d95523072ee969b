import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Parts of a screen, one under the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};

  > p {
    margin: ${space.none};
  }
`;

/** Buttons in a row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
