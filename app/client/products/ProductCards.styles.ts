import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space.lg};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
  }
  /* the foot of the page stays out of sight, so that it needn't move when cards come */
  &[data-loading] {
    align-content: start;
    min-block-size: 100dvh;
  }
`;
