import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space.sm};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(calc(${size.field} / 2), 100%), ${size.field}));
  gap: ${space.sm} ${space.md};
`;
