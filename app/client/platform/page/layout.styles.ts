import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Puts the parts of a screen one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};

  > p {
    margin: ${space.none};
  }
`;

/** Puts buttons into a row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
