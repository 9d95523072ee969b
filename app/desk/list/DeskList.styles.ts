import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export { Filters } from '../../client/list/list.styles.ts';

export const Root = styled.div`
  --data-grid-top: ${size.header};

  display: grid;
  gap: ${space.lg};

  /* The text of the last quiet button ends where its column ends. */
  [data-part='actions'] button[data-variant='quiet']:last-of-type {
    margin-inline-end: calc(-1 * (${space.sm} + ${size.hairline}));
  }
`;
