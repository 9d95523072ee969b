import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: ${space.xl};
  min-inline-size: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: end;
`;
