import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export { Filters } from '../../client/list/list.styles.ts';

export const Root = styled.div`
  --data-grid-top: ${size.header};

  display: grid;
  gap: ${space.lg};
`;
