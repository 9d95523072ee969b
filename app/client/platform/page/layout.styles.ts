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

/**
 * Notices of a screen, one below the other. They are closer to each other than the parts of the screen. If there is no
 * notice, the group takes no space.
 */
export const Notices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};

  &:empty {
    display: none;
  }
`;

/** Puts buttons into a row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
