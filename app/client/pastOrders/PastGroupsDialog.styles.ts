import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: ${space.md};
`;
